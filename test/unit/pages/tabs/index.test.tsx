import type { Out } from '@contract/api'
import Index from '@/pages/tabs/index/page'
import { pageUrl } from '@/routes/url'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { reply } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

type Home = Out<'/tp5/api/Index/page'>

const entry = (given: Partial<Home['entries'][number]> = {}): Home['entries'][number] => ({
  key: 'shop',
  text: '兑换商城',
  icon: 'shop',
  link: '/exchangeShop/search',
  badge: 0,
  role: 0,
  ...given,
})
const banner = (given: Partial<Home['banners'][number]> = {}): Home['banners'][number] => ({
  banner_id: 1,
  eyebrow: '周六',
  title: '晚集',
  image: '/static/banners/evening-market.svg',
  goods_id: 0,
  link: '',
  ...given,
})
const strip: Home['strips'][number] = {
  key: 'campaigns',
  title: '正在进行',
  note: '1 个活动',
  link: '/subjectPage',
  cards: [
    {
      key: 'code-activity',
      title: '包装码换好礼',
      note: '换一份礼',
      scene: 'scratch-code',
      tint: 'd',
      link: '/codeActivity',
      state_text: '进行中',
    },
  ],
  rows: [],
}

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(at('index'))
})
afterEach(() => {
  jest.restoreAllMocks()
  appearance.setElder(false)
  session.forget()
})

const asked = () => navigation.navigateTo.mock.calls.map(([{ url }]) => url)

const open = (given: Partial<Home> = {}) => {
  serve({
    '/tp5/api/Index/page': {
      village: null,
      banners: [],
      notices: [],
      notices_seen_at: null,
      entries: [],
      week: null,
      strips: [],
      ...given,
    },
    '/tp5/api/ExchangeShop/Goods/lists': { list: [], next: null },
  })
  return renderPage(Index, at('index'))
}

test('the grid is what the server lists, and leads where it says', async () => {
  const page = await open({ entries: [entry({ text: '去找东西', icon: 'not drawn yet' })] })
  await page.tap('去找东西')
  expect(asked()).toEqual([pageUrl('searchGoods')])
})

test('an entry says what waits behind it and that it belongs to a role', async () => {
  const page = await open({
    entries: [entry({ badge: 3 }), entry({ key: 'merchant', text: '扫码核销', role: 1 })],
  })
  expect(page.button('兑换商城，3 件待办').textContent).toContain('3')
  expect(page.button('扫码核销，我的岗位').textContent).toContain('岗位')
})

test('a card of a strip opens its campaign, the heading all of them', async () => {
  const page = await open({ strips: [strip] })
  await page.tap('包装码换好礼，换一份礼，进行中')
  await page.tap('1 个活动')
  expect(asked()).toEqual([pageUrl('codeActivity'), pageUrl('subjectPage')])
})

test('a row of a strip says what it brings, and its button leads there', async () => {
  const rows = [
    {
      key: 'first-address',
      icon: 'points',
      title: '填好收货地址',
      note: '以后兑换一步到家',
      brings: '+50 积分',
      way: '领取',
      link: '/subjectPage',
    },
  ]
  const page = await open({ strips: [{ ...strip, cards: [], rows }] })
  expect(page.text()).toContain('+50 积分')
  await page.tap('领取：填好收货地址')
  expect(asked()).toEqual([pageUrl('subjectPage')])
})

test('my week says how many days in a row, and what is still missing', async () => {
  session.signIn(person())
  const days = ['23', '24', '25', '26', '27', '28', '29'].map((day, at) => ({
    day: `2026-11-${day}`,
    state: at === 0 ? ('signed' as const) : at === 1 ? ('today' as const) : ('ahead' as const),
    step: 0,
    points: 10,
    gold: 0,
  }))
  const next = { days: 7, left: 3, points: 0, gold: 30 }
  const gives = { points: 10, gold: 0 }
  const page = await open({
    week: { today: '2026-11-24', signed: 0, streak: 4, gives, next, days },
  })
  expect(page.text()).toContain('已连签 4 天')
  expect(page.text()).toContain('再签 3 天得 30 金币')
  await page.tap('看签到日历')
  expect(asked()).toEqual([pageUrl('signIn')])
})

test('a banner leads to its goods, else to its link, else nowhere', async () => {
  const page = await open({
    banners: [
      banner({ banner_id: 1, title: '商品', goods_id: 7, link: '/codeActivity' }),
      banner({ banner_id: 2, title: '活动', link: '/codeActivity' }),
      banner({ banner_id: 3, title: '只看看' }),
    ],
  })
  await page.tap('周六 商品')
  await page.tap('周六 活动')
  expect(asked()).toEqual([pageUrl('goodDetailsOnline', { goods_id: 7 }), pageUrl('codeActivity')])
  expect(() => page.button('周六 只看看')).toThrow()
})

test('the search entry leads to the search', async () => {
  const page = await open()
  await page.tap('搜索商品')
  expect(asked()).toEqual([pageUrl('searchGoods')])
})

test('elder mode stays calm: no strips, no search', async () => {
  appearance.setElder(true)
  const page = await open({ strips: [strip] })
  expect(page.text()).toContain('登录后就能看到积分')
  expect(page.text()).not.toContain('正在进行')
})

test('a house that does not answer is told as such, and the village can still be chosen', async () => {
  serve({
    '/tp5/api/Index/page': reply('<html>Internal error</html>', 500),
    '/tp5/api/ExchangeShop/Goods/lists': { list: [], next: null },
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await renderPage(Index, at('index'))
  expect(page.text()).toContain('服务开小差了')
  expect(page.text()).toContain('选一个村')
  expect(page.text()).not.toContain('正在找您的村')
})

test('all of the bar that tells what is new leads to it', async () => {
  const changed_at = '2026-03-09T10:00:00+08:00'
  const page = await open({ notices: [{ notice_id: 1, text: '停水通知', changed_at }] })
  await page.tap('停水通知，1 条新')
  expect(asked()).toEqual([pageUrl('notices')])
})
