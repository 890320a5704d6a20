import { routesOf } from '@/routes/packages'
import { sitemapOf } from '@/routes/sitemap'

const { rules } = sitemapOf('consumer')
const hidden = rules.filter(({ action }) => action === 'disallow').map(({ page }) => page)

test('what takes signing in cannot be found in WeChat', () => {
  const behind = routesOf('consumer').filter(({ access }) => access !== 'public')
  expect(behind.length).toBeGreaterThan(20)
  expect(behind.map(({ page }) => page).filter((page) => !hidden.includes(page))).toEqual([])
})

test.each([
  'tabs/mine',
  'auth/login',
  'account/settings',
  'home/not-found',
  'holding/holding-invite',
])('nor %s', (page) => expect(hidden).toContain(`pages/${page}/page`))

test.each([
  'tabs/index',
  'tabs/exchange-shop',
  'catalogue/good-details-online',
  'campaign/campaign',
])('%s can', (page) => expect(hidden).not.toContain(`pages/${page}/page`))

test('all others may be found, which WeChat asks last', () => {
  expect(rules.at(-1)).toEqual({ action: 'allow', page: '*' })
  expect(new Set(hidden).size).toBe(hidden.length)
})

test("nothing of the operator's app is found", () => {
  expect(sitemapOf('iter')).toEqual({ rules: [{ action: 'disallow', page: '*' }] })
})
