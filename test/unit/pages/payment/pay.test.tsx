import { act } from 'react'
import type { Out } from '@contract/api'
import OrderPay from '@/pages/payment/pay/page'
import { endingOf, leftText, standingOf } from '@/pages/payment/pay/payWords'
import { openPayment } from '@/platform/pay'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/pay', () => ({ payWay: () => 'mini', openPayment: jest.fn() }))

const detailCall = '/tp5/api/OrderPay/detail'
const gatewayCall = '/tp5/api/OrderPay/gateway'
const order_sn = 'LJ202611210927000028'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

const detail = (given: Partial<Out<typeof detailCall>> = {}): Out<typeof detailCall> => ({
  order_sn,
  seller: 'shop',
  kind: 'goods',
  machine: null,
  title: '保湿身体乳',
  image: '/static/goods/lotion.svg',
  tint: 'a',
  number: 1,
  money: 490,
  cashier: 'wechat',
  state: 'waiting',
  expires_at: inSeconds(600),
  ...given,
})
const opened: Out<typeof gatewayCall> = { payment_no: 'LJP1', sheet: null, url: '/dev/pay/x' }
const ends = (outcome: 'asked' | 'cancelled' | 'failed') =>
  (openPayment as jest.Mock).mockResolvedValue(outcome)

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(at('orderPay', { order_sn }))
  session.signIn(person())
})

const open = (given?: Partial<Out<typeof detailCall>>, params = {}) => {
  serve({ [detailCall]: detail(given), [gatewayCall]: opened })
  return renderPage(OrderPay, at('orderPay', { order_sn, ...params }))
}

/** Runs what is set for a second or more from now, at once. */
async function runNext(later: jest.SpyInstance) {
  const calls = later.mock.calls as [() => void, number][]
  const due = calls.filter(([, pause]) => pause >= 1000).at(-1)
  await act(async () => {
    due?.[0]()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  })
}

describe('an order that waits for money', () => {
  test('says how much, until when and to whom', async () => {
    const page = await open()
    expect(page.text()).toMatch(/¥4\.90/)
    expect(page.text()).toMatch(/(10 分钟|10 分 0 秒|9 分 59 秒)内付完/)
    expect(page.text()).toContain('微信支付')
  })

  test('two taps open one payment, and the result is waited for', async () => {
    ends('asked')
    const page = await open()
    await page.tap('去支付 ¥4.90', 2)
    expect(requestsTo(gatewayCall)).toMatchObject([{ order_sn, way: 'mini' }])
    expect(page.text()).toContain('正在确认付款')
    await page.tap('没付成，接着付')
    expect(page.text()).toContain('去支付')
  })

  test.each([
    ['cancelled', '没有付款'],
    ['failed', '支付没有成功'],
  ] as const)('%s: says so and can be tried again', async (outcome, words) => {
    ends(outcome)
    const page = await open()
    await page.tap('去支付 ¥4.90')
    expect(page.text()).toContain(words)
    expect(page.button('去支付 ¥4.90').disabled).toBeFalsy()
  })

  test.each(['asked', 'cancelled', 'failed'] as const)(
    '%s, says the phone: it is the server that is believed, also a while later',
    async (outcome) => {
      const told: Out<typeof detailCall>['state'][] = ['waiting', 'paying', 'paying', 'paid']
      const later = jest.spyOn(globalThis, 'setTimeout')
      ends(outcome)
      const page = await open()
      serve({
        [gatewayCall]: opened,
        get [detailCall]() {
          return detail({ state: told.shift() ?? 'paid' })
        },
      })
      await page.tap('去支付 ¥4.90')
      for (let look = 0; look < 6; look++) await runNext(later)
      expect(navigation.redirectTo).toHaveBeenCalledWith({
        url: `/pages/catalogue/exchange-success/page?order_sn=${order_sn}`,
      })
    },
  )

  test('that cannot be opened says why', async () => {
    const page = await open()
    serve({ [detailCall]: detail(), [gatewayCall]: refused(2101, '支付暂时没有打开') })
    await page.tap('去支付 ¥4.90')
    expect(page.text()).toContain('支付暂时没有打开')
  })

  test('coming back from a cashier that was closed says at once that nothing was paid', async () => {
    const page = await open({ state: 'paying' }, { asked: 'closed' })
    expect(page.text()).toContain('没有付款，可以再付一次')
    expect(page.button('去支付 ¥4.90').disabled).toBeFalsy()
  })

  test('coming back from the cashier waits for the result at once', async () => {
    const page = await open({ state: 'paying' }, { asked: '1' })
    expect(page.text()).toContain('正在确认付款')
  })
})

describe('an order that has ended', () => {
  test('paid: gives way to what the exchange gave', async () => {
    await open({ state: 'paid' })
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: `/pages/catalogue/exchange-success/page?order_sn=${order_sn}`,
    })
  })

  test('paid at a machine: gives way to the machine that opens', async () => {
    await open({ state: 'paid', kind: null, machine: { machine_id: 3, goods_id: 41 } })
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: expect.stringContaining(
        'online-machine-pay-success/page?machine_id=3&goods_id=41',
      ) as string,
    })
  })

  test('paid for a campaign: gives way to the campaign', async () => {
    const campaignOrder: Out<'/tp5/api/Campaign/order'> = {
      order_sn,
      key: 'blind-box-99',
      title: '盲盒',
      link: '/99Blindbox',
      state: 'paid',
      state_text: '已付款',
      pay: 'money',
      amount: 990,
      expires_at: null,
      receipt_id: '',
      actions: ['open', 'refund'],
      note: '',
      image: '/static/goods/mug.svg',
      tint: 'c',
      created_at: '2026-11-20T09:12:00+08:00',
    }
    serve({
      [detailCall]: detail({ state: 'paid', kind: null }),
      '/tp5/api/Campaign/order': campaignOrder,
    })
    await renderPage(OrderPay, at('orderPay', { order_sn }))
    expect(requestsTo('/tp5/api/Campaign/order')).toMatchObject([{ order_sn }])
    expect(navigation.redirectTo).toHaveBeenCalledWith({ url: pageUrl('blindBox99') })
  })

  test('of a campaign that is still open is cancelled among its orders', async () => {
    const page = await open({ kind: null, seller: 'campaign' })
    await page.tap('不想买了，去订单里取消')
    expect(navigation.redirectTo).toHaveBeenCalledWith({ url: pageUrl('campaignOrders') })
  })

  test.each([
    ['closed', '订单已取消'],
    ['refunding', '¥4.90 正在退回'],
    ['refunded', '¥4.90 已退回'],
  ] as const)('%s: what became of the money', async (state, words) => {
    expect((await open({ state })).text()).toContain(words)
  })

  test('too late: says what happens now', async () => {
    expect((await open({ expires_at: inSeconds(-1) })).text()).toContain('付款时间已过')
  })
})

test('a machine took no points that could come back', () => {
  const machine = { machine_id: 1, goods_id: 2 }
  expect(endingOf('closed', { money: 490, machine }).text).toBe('没有扣款')
  expect(endingOf('closed', { money: 490, machine: null }).text).toContain('积分')
})

test('only what waits can be late', () => {
  expect(standingOf({ state: 'paying' }, true)).toBe('late')
  expect(standingOf({ state: 'paid' }, true)).toBe('paid')
})

test('what is left in words', () => {
  expect([600, 61, 59, -1].map(leftText)).toEqual(['10 分钟', '1 分 1 秒', '59 秒', '0 秒'])
})
