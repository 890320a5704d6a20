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

describe('what was sold', () => {
  const sales = '/tp5/api/VillageEnter/sales'
  const saleSums = '/tp5/api/VillageEnter/saleSums'

  const sale: Out<typeof sales>['list'][number] = {
    ...{ key: 'a', title: '修篮子', number: '1007368787', buyer: '王**', given: 1 },
    ...{ points: 0, gold: 0, money: 9_99, state: 'usable', state_text: '可使用' },
    ...{ uses: 3, uses_left: 2, sold_at: '2026-11-27T09:00:00+08:00' },
  }
  const taken: Out<typeof saleSums> = {
    ...{ month: '2026-11', earlier: '2026-10', later: '', owner: 1, sold: 1 },
    ...{ points: 0, gold: 0, money: 9_99 },
    days: [
      {
        ...{ day: '2026-11-27', sold: 1, points: 0, gold: 0, money: 9_99 },
        ...{ pieces: 2, amount: 6_66 },
      },
    ],
  }

  const open = async (told: Partial<Out<typeof saleSums>> = {}) => {
    serve({
      [sums]: month,
      [orders]: { list: [piece], next: null },
      [settlements]: { list: [], owner: 1 },
      [saleSums]: { ...taken, ...told },
      [sales]: { list: [sale], next: null },
    })
    const page = await renderPage(MerchantOrder, here)
    await page.tap('卖出的订单')
    return page
  }

  test('says what was paid and what became of it, day by day beside what is settled', async () => {
    const page = await open()
    expect(page.text()).toContain('3 次还剩 2 次')
    expect(page.text()).toContain('王**买下，转赠给了邻居')
    expect(page.text()).toContain('卖出 1 件，¥9.99；核销 2 次，¥6.66')
    await page.tap('已退回')
    expect(requestsTo(sales).at(-1)).toMatchObject({ state: 'returned' })
  })

  test('is listed for who works there, without what it came to', async () => {
    const page = await open({ owner: 0, sold: 0, money: 0, days: [] })
    expect(page.text()).toContain('只有店主看得到')
    expect(page.text()).not.toContain('本月卖出')
    expect(page.text()).toContain('修篮子')
  })
})
