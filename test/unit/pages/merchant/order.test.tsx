import type { Out } from '@contract/api'
import MerchantOrder from '@/pages/merchant/order/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const orders = '/tp5/api/VillageEnter/orders'
const sums = '/tp5/api/VillageEnter/orderSums'
const settlements = '/tp5/api/VillageEnter/settlements'

const month: Out<typeof sums> = {
  ...{ month: '2026-11', earlier: '2026-10', later: '', pieces: 2, amount: 6_66 },
  ...{ days: [{ day: '2026-11-27', pieces: 2, amount: 6_66 }], settled: null },
  ...{ settles_on: '2026-12-02', rules: ['每核销一次结一次'] },
}

const piece: Out<typeof orders>['list'][number] = {
  ...{ key: 'a 1', title: '修篮子', number: '1007368787', amount: 3_33, redeemed_by: '小**' },
  redeemed_at: '2026-11-27T09:00:00+08:00',
}

const here = at('merchantOrder')
beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person({ roles: ['merchant'] }))
})
afterEach(() => jest.restoreAllMocks())

test('a month says what was redeemed and when it is paid, and leads to the one before', async () => {
  serve({
    [sums]: month,
    [orders]: { list: [piece], next: null },
    [settlements]: { list: [], owner: 1 },
  })
  const page = await renderPage(MerchantOrder, here)
  expect(page.text()).toContain('2 次，¥6.66')
  expect(page.text()).toContain('2026-12-02 结算')
  expect(page.text()).toContain('¥3.33')
  await page.tap('上个月')
  expect(requestsTo(sums).at(-1)).toMatchObject({ month: '2026-10' })
  expect(requestsTo(orders).at(-1)).toMatchObject({ month: '2026-10' })
})

test('what was paid is told where it was', async () => {
  const paid = {
    ...{ month: '2026-10', pieces: 4, amount: 13_32 },
    settled_at: '2026-11-02T09:00:00+08:00',
  }
  serve({
    [sums]: { ...month, settled: paid },
    [orders]: { list: [], next: null },
    [settlements]: { list: [paid], owner: 1 },
  })
  const page = await renderPage(MerchantOrder, here)
  expect(page.text()).toContain('已结算 ¥13.32')
  expect(page.text()).toContain('4 次，¥13.32')
})
