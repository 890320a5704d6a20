import Order from '@/pages/catalogue/order/page'
import { currentDraft, dropDraft } from '@/parts/order/draft'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { goods } from '../goods'
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
  exchange_type: 1 as const,
  amount: 1200,
  money: 0,
  balance: 5000,
  cancel_text: '发货前可以取消，积分金币原路退回',
  needs: { address: 1 as const, sms: 0 as const },
  phone: '138****0001',
  address,
}
const done = {
  order_sn: 'LJ202611210927000028',
  state: 'paid' as const,
  amount: 1200,
  money: 0,
  balance: 3800,
}
const checkCall = '/tp5/api/ExchangeShop/check'
const exchangeCall = '/tp5/api/ExchangeShop/exchange'

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('order'))
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
})
