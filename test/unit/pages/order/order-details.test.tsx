import { refundWords } from '@/pages/order/order-details/orderWords'
import OrderDetails from '@/pages/order/order-details/page'
import type { Order } from '@/parts/order/order'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const order_sn = 'LJ202611210927000028'
const detailCall = '/tp5/api/ExchangeOrder/detail'
const cancelCall = '/tp5/api/ExchangeOrder/cancel'
const finishCall = '/user/orderpoints/finish'

const address = {
  name: '王桂兰',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '余杭区',
  detail: '东苑 12 幢',
}

const order = (changes: Partial<Order> = {}): Order => ({
  order_sn,
  kind: 'goods',
  state: 'paid',
  state_text: '待发货',
  goods_id: 33,
  title: '316 不锈钢保温杯',
  image: '/static/goods/thermos.svg',
  tint: 'c',
  number: 2,
  exchange_type: 1,
  points: 2400,
  gold: 0,
  money: 0,
  created_at: '2026-11-21T01:27:00.000Z',
  expires_at: null,
  actions: ['cancel', 'address'],
  note: '',
  bought: null,
  cancelled_for: '',
  wish: null,
  after_sale: 0,
  receive_by: null,
  address,
  holdings: [],
  timeline: [{ text: '兑换成功', at: '2026-11-21T01:27:00.000Z', done: 1 }],
  ...changes,
})

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('orderDetails', { order_sn }))
  session.signIn(person())
})

describe('an order', () => {
  const open = () => renderPage(OrderDetails, at('orderDetails', { order_sn }))

  test('is cancelled only after the question, which says what comes back', async () => {
    const changed = { order_sn, state: 'cancelled' as const, state_text: '已取消' }
    serve({ [detailCall]: order(), [cancelCall]: { ...changed, points: 2400, gold: 0, money: 0 } })
    const page = await open()
    await page.tap('取消订单')
    expect(page.text()).toContain('2,400 积分马上退回余额')
    expect(requestsTo(cancelCall)).toHaveLength(0)
    await page.tap('确认取消', 2)
    expect(requestsTo(cancelCall)).toMatchObject([{ order_sn }])
  })

  test('that cannot be cancelled any more says so in the question', async () => {
    serve({ [detailCall]: order(), [cancelCall]: refused(2011, '订单待收货，不能改为已取消') })
    const page = await open()
    await page.tap('取消订单')
    await page.tap('确认取消')
    expect(page.text()).toContain('订单待收货，不能改为已取消')
  })

  test('that was received ends on the page that says so', async () => {
    const state = 'shipped'
    serve({
      [detailCall]: order({ state, actions: ['confirm'] }),
      [finishCall]: { order_sn, state: 'finished', state_text: '已完成' },
    })
    const page = await open()
    await page.tap('确认收货')
    await page.tap('收到了')
    expect(requestsTo(finishCall)).toMatchObject([{ order_sn }])
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: `/pages/order/successful/page?done=received&order_sn=${order_sn}`,
    })
  })

  test('on its way says until when it waits, and waits longer once', async () => {
    const extendCall = '/tp5/api/ExchangeOrder/extend'
    const receive_by = '2026-12-01T01:27:00.000Z'
    serve({
      [detailCall]: order({ state: 'shipped', receive_by, actions: ['extend', 'confirm'] }),
      [extendCall]: { order_sn, receive_by: '2026-12-08T01:27:00.000Z' },
    })
    const page = await open()
    expect(page.text()).toContain('12-01 09:27 自动确认')
    await page.tap('延长收货12-01 09:27 自动确认')
    await page.tap('延长 7 天')
    expect(requestsTo(extendCall)).toMatchObject([{ order_sn }])
  })

  test('offers to pay while it waits for money', async () => {
    const expires_at = new Date(Date.now() + 600_000).toISOString()
    const unpaid = order({ state: 'unpaid', money: 990, expires_at, actions: ['pay', 'cancel'] })
    serve({ [detailCall]: unpaid })
    const page = await open()
    expect(page.text()).toContain('付款还剩')
    await page.tap('去付款')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: `/pages/payment/pay/page?order_sn=${order_sn}`,
    })
  })

  test('is sent elsewhere by choosing an address for it', async () => {
    serve({ [detailCall]: order() })
    const page = await open()
    await page.tap('改收货地址')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: `/pages/address/user-address/page?choose=${order_sn}`,
    })
  })

  test('that is part of a packet says so, and that nothing is to be paid', async () => {
    serve({ [detailCall]: order({ points: 0, number: 1, note: '礼包权益' }) })
    const text = (await open()).text()
    expect(text).toMatch(/费用\s*不用付/)
    expect(text).toMatch(/来自\s*礼包权益/)
    expect(text).not.toContain('扣除')
  })

  test('says to the cent what comes back', () => {
    const paid = {
      points: 1200,
      gold: 0,
      money: 990,
      state: 'paid',
      note: '',
      bought: null,
    } as const
    const back = '¥9.90 原路退回，一般几分钟到账，银行卡最慢 3 个工作日。'
    expect(refundWords(paid)).toBe(`1,200 积分马上退回余额，${back}`)
    expect(refundWords({ ...paid, gold: 30 })).toContain('1,200 积分 + 30 金币马上退回余额')
    expect(refundWords({ ...paid, points: 0 })).toBe(back)
    expect(refundWords({ ...paid, state: 'unpaid' })).toContain('¥9.90 还没付')
    const free = { ...paid, points: 0, money: 0 }
    expect(refundWords({ ...free, note: '礼包权益' })).toContain('回到卡券里')
    expect(refundWords({ ...free, note: '活动奖品：冬至市集' })).toContain('不会再发')
    const soap = { ...free, note: '活动购买：六积分买一样' }
    const six = { points: 6, gold: 0, money: 0 }
    expect(refundWords({ ...soap, bought: six })).toBe('6 积分马上退回余额。')
    expect(refundWords(soap)).toContain('已经退过了')
  })
})
