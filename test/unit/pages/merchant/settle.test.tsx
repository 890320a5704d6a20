import type { Out } from '@contract/api'
import MerchantSettle from '@/pages/merchant/settle/page'
import { dropApplyDraft } from '@/parts/merchant/applyDraft'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const mine = '/tp5/api/VillageEnter/mine'
const options = '/tp5/api/VillageEnter/options'
const enter = '/tp5/api/VillageEnter/enter'
const captcha = '/tp5/api/Codevalidates/captcha'

type Mine = Out<typeof mine>

const application: NonNullable<Mine['application']> = {
  ...{ state: 'applied', state_text: '审核中', reason: '', name: '竹器铺', kind: 'daily' },
  ...{ village_id: 3, village: '柳湾村', address: '沿河街 22 号', latitude: 30.4, longitude: 120 },
  ...{ intro: '修篮子', licence_no: '92330110MA2GREEN9X', licences: [], contact: '秦海燕' },
  ...{ phone: '138****0023', applied_at: '2026-11-27T09:00:00+08:00', decided_at: null },
}

const shop: NonNullable<Mine['shop']> = {
  ...{ merchant_id: 1, name: '檐下咖啡', owner: 1, open: 1, stopped: '' },
  ...{ services: 3, packages: 2, staff: 1 },
  today: { pieces: 2, amount: 26_98 },
  month: { pieces: 9, amount: 121_41 },
}

const choices: Out<typeof options> = {
  kinds: [{ kind: 'daily', text: '日用' }],
  villages: [{ village_id: 3, name: '柳湾村', latitude: 30.4, longitude: 120 }],
  ...{ agreement_version: '1.0', most_pictures: 3, hours: 48, rules: ['准备好营业执照'] },
}

const here = at('merchantSettle')

function serveMine(told: Partial<Mine>) {
  serve({
    [mine]: { application: null, shop: null, ...told },
    [options]: choices,
    [captcha]: { captcha_id: 'c', kind: 'sum', image: '', question: '3 + 4' },
  })
}

/** What stands in the fields. */
const written = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person())
  dropApplyDraft()
})
afterEach(() => jest.restoreAllMocks())

test('what was begun stands in the form when it is opened again', async () => {
  serveMine({})
  const page = await renderPage(MerchantSettle, here)
  await page.type('店名', '竹器铺')
  await renderPage(MerchantSettle, here)
  expect(written()).toContain('竹器铺')
})

test('nothing is sent while something is missing, which the page names', async () => {
  serveMine({})
  const page = await renderPage(MerchantSettle, here)
  await page.tap('提交审核')
  expect(page.text()).toContain('请填写店名')
  expect(requestsTo(enter)).toEqual([])
})

test('who was refused reads why, and mends what they had sent', async () => {
  serveMine({ application: { ...application, state: 'refused', reason: '执照看不清' } })
  const page = await renderPage(MerchantSettle, here)
  expect(page.text()).toContain('上次没有通过：执照看不清')
  expect(written()).toEqual(expect.arrayContaining(['竹器铺', '92330110MA2GREEN9X']))
})

test('what was sent waits, and says what it was', async () => {
  serveMine({ application })
  const page = await renderPage(MerchantSettle, here)
  expect(page.text()).toContain('正在审核')
  expect(page.text()).toContain('柳湾村 沿河街 22 号')
  expect(page.text()).not.toContain('提交审核')
})

test('who keeps a shop finds its desk, with what was redeemed', async () => {
  serveMine({ application: { ...application, state: 'approved' }, shop })
  const page = await renderPage(MerchantSettle, here)
  expect(page.text()).toContain('檐下咖啡')
  expect(page.text()).toContain('9 次，¥121.41')
  expect(page.button('核销券码')).toBeTruthy()
})

test('who keeps a shop that the house has stopped reads why', async () => {
  serveMine({ shop: { ...shop, stopped: '执照过期了' } })
  const page = await renderPage(MerchantSettle, here)
  expect(page.text()).toContain('执照过期了')
  expect(page.text()).toContain('平台暂停')
})
