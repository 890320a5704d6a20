import Order from '@/pages/catalogue/order/page'
import VipOrderConfirm from '@/pages/catalogue/vip-order-confirm/page'
import { currentDraft, dropDraft, handOn } from '@/parts/order/draft'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { goods, way } from '../goods'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const address = {
  address_id: 7,
  name: '王桂兰',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '余杭区',
  region_code: '330110',
  detail: '东苑 12 幢',
  is_default: 1 as const,
}
const ticket = '01890000-0000-7000-8000-0000000000aa'
const check = {
  ticket,
  expire_seconds: 900,
  goods: goods(),
  number: 1,
  exchange_type: 1,
  points: 1200,
  gold: 0,
  money: 0,
  purse: { points: 5000, gold: 500 },
  cancel_text: '发货前可以取消，已付的原路退回',
  needs: { address: 1 as const, sms: 0 as const },
  phone: '138****0001',
  address,
}
const done = {
  order_sn: 'LJ202611210927000028',
  state: 'paid' as const,
  points: 1200,
  gold: 0,
  money: 0,
}
const buying = {
  check: '/tp5/api/VipPackets/checkBuy',
  confirm: '/tp5/api/VipPackets/buy',
} as const
const checkCall = '/tp5/api/ExchangeShop/check'
const exchangeCall = '/tp5/api/ExchangeShop/exchange'

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('order'))
  session.forget()
  session.signIn(person())
  dropDraft()
  serve({ [checkCall]: check, [exchangeCall]: done })
})

describe('the last word', () => {
  const open = () => renderPage(Order, at('order', { goods_id: '33', exchange_type: '1' }))

  test('says what is deducted and what stays', async () => {
    const page = await open()
    expect(page.text()).toContain('王桂兰')
    expect(page.text()).toContain('−1,200')
    expect(page.text()).toContain('3,800')
  })

  test('two taps exchange once, with the ticket of the check', async () => {
    const page = await open()
    await page.tap('确认，扣 1,200 积分', 2)
    expect(requestsTo(exchangeCall)).toMatchObject([{ ticket, address_id: '7' }])
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: `/pages/catalogue/exchange-success/page?order_sn=${done.order_sn}`,
    })
  })

  test('begins with the ticket that was given on the way, once', async () => {
    const wish = { goods_id: 33, exchange_type: 1, number: 1 }
    handOn(checkCall, wish, { data: check, of: ['goods'] })
    const page = await open()
    expect(requestsTo(checkCall)).toEqual([])
    await page.tap('增加数量')
    expect(requestsTo(checkCall).map(({ number }) => number)).toEqual(['2'])
    await open()
    expect(requestsTo(checkCall).map(({ number }) => number)).toEqual(['2', '2'])
  })

  test('asks for a ticket of its own where that one is for something else, or nearly over', async () => {
    const other = { goods_id: 34, exchange_type: 1, number: 1 }
    handOn(checkCall, other, { data: check, of: [] })
    await open()
    expect(requestsTo(checkCall)).toHaveLength(1)
    handOn(
      checkCall,
      { ...other, goods_id: 33 },
      { data: { ...check, expire_seconds: 20 }, of: [] },
    )
    await open()
    expect(requestsTo(checkCall)).toHaveLength(2)
  })

  test('another number is checked anew', async () => {
    const page = await open()
    await page.tap('增加数量')
    expect(requestsTo(checkCall).map(({ number }) => number)).toEqual(['1', '2'])
  })

  test('a ticket that has been used leads to my orders', async () => {
    serve({ [checkCall]: check, [exchangeCall]: refused(2007, '这次兑换已提交') })
    const page = await open()
    await page.tap('确认，扣 1,200 积分')
    expect(page.text()).toContain('这次兑换已提交')
    await page.tap('我的兑换')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/order/exchange-log/page',
    })
  })

  test('an answer that was lost is asked for again, and nothing is exchanged a second time', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const lostAt = '01890000-0000-7000-8000-0000000000bb'
    serve({ [checkCall]: { ...check, ticket: lostAt } })
    const page = await open()
    await page.tap('确认，扣 1,200 积分')
    expect(page.text()).toContain('上一次没有收到回答')
    const [before] = requestsTo(exchangeCall)
    serve({ [checkCall]: refused(2006, '您已经换过了'), [exchangeCall]: done })
    await page.tap('核对上一次')
    expect(requestsTo(exchangeCall)).toMatchObject([{ ticket: lostAt, hm_nonce: before?.hm_nonce }])
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: `/pages/catalogue/exchange-success/page?order_sn=${done.order_sn}`,
    })
    log.mockRestore()
  })

  test('one that was on its way when the app was ended is asked for as the page opens', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    serve({ [checkCall]: check })
    await (await open()).tap('确认，扣 1,200 积分')
    serve({ [checkCall]: refused(2001, '已经换完了'), [exchangeCall]: done })
    await open()
    expect(requestsTo(exchangeCall)).toHaveLength(1)
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: `/pages/order/order-details/page?order_sn=${done.order_sn}`,
    })
    log.mockRestore()
  })

  test('a ticket that grew old is replaced', async () => {
    serve({ [checkCall]: check, [exchangeCall]: refused(2008, '停留太久') })
    const page = await open()
    await page.tap('确认，扣 1,200 积分')
    expect(requestsTo(checkCall)).toHaveLength(2)
  })

  test('without an address the button asks for one first', async () => {
    serve({ [checkCall]: { ...check, address: null } })
    const page = await open()
    await page.tap('先填收货地址')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/address/add-address/page',
    })
  })

  test('what I filled in is still there when I come back', async () => {
    const page = await open()
    await page.type('备注（选填）', '放门口')
    await open()
    expect(currentDraft().note).toBe('放门口')
  })

  describe('with several ways to pay', () => {
    const [coins, cash] = [way(1200), way(0, 0, 1200)]
    const offered = { ...check, goods: goods({ ways: [coins, cash] }) }

    test('asks anew for the one that is chosen, and names the sum that is paid', async () => {
      serve({ [checkCall]: offered, [exchangeCall]: { ...done, ...cash, state: 'unpaid' } })
      const page = await open()
      serve({
        [checkCall]: { ...offered, ...cash },
        [exchangeCall]: { ...done, ...cash, state: 'unpaid' },
      })
      await page.tap('直接买，¥12.00')
      expect(requestsTo(checkCall).at(-1)).toMatchObject({ exchange_type: '4' })
      expect(page.text()).toMatch(/需付款\s*¥12.00/)
      expect(page.text()).not.toContain('扣除')
      await page.tap('确认，付 ¥12.00')
      expect(navigation.redirectTo).toHaveBeenCalledWith({
        url: `/pages/payment/pay/page?order_sn=${done.order_sn}`,
      })
    })
  })

  test('a packet that costs money is bought, by calls of its own', async () => {
    const cash = way(0, 0, 3790)
    const packet = goods({ kind: 'vip', ways: [way(1800, 0, 1990), cash] })
    const bought = { ...check, goods: packet, ...cash, needs: { address: 0, sms: 0 } as const }
    serve({
      '/tp5/api/ExchangeShop/Goods/detail': packet,
      [buying.check]: bought,
      [buying.confirm]: { ...done, ...cash, state: 'unpaid' },
    })
    const page = await renderPage(
      VipOrderConfirm,
      at('vipOrderConfirm', { id: '33', exchange_type: '4' }),
    )
    await page.tap('确认，付 ¥37.90')
    expect(requestsTo(buying.confirm)).toMatchObject([{ ticket }])
    expect(requestsTo(checkCall)).toEqual([])
  })
})
