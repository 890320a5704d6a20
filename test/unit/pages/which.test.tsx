import type { ComponentType } from 'react'
import type { Out } from '@contract/api'
import type { RouteName } from '@/routes/route'
import { pageUrl, placeOf } from '@/routes/url'
import { session } from '@/session/session'
import AfterSale from '@/pages/after-sale/after-sale/page'
import ActivityRule from '@/pages/campaign/activity-rule/page'
import BusinessSuccess from '@/pages/catalogue/business-success/page'
import ConversionSuccess from '@/pages/catalogue/conversion-success/page'
import DigitalGoodsSuccess from '@/pages/catalogue/digital-goods-success/page'
import ExchangeSuccess from '@/pages/catalogue/exchange-success/page'
import OldManOrderSuccess from '@/pages/catalogue/old-man-order-success/page'
import Order from '@/pages/catalogue/order/page'
import VipSuccess from '@/pages/catalogue/vip-success/page'
import BusinessPacketsUse from '@/pages/holding/business-packets-use/page'
import OrderDetailsOnlineMachine from '@/pages/machine/order-details-online-machine/page'
import Successful from '@/pages/order/successful/page'
import { person } from '../client/person'
import { watchNavigation } from '../client/taro'
import { goods } from './goods'
import { renderPage } from './renderPage'
import { serve } from './serve'

jest.mock('@/platform/http')

const order_sn = 'LJ202611210927000028'

type OrderRow = Out<'/tp5/api/ExchangeOrder/lists'>['list'][number]
const order = (given: Partial<OrderRow> = {}): OrderRow => ({
  order_sn,
  kind: 'packet',
  state: 'finished',
  state_text: '已到账',
  goods_id: 3,
  title: '修脚一次',
  image: '',
  tint: 'a',
  number: 1,
  exchange_type: 1,
  points: 300,
  gold: 0,
  money: 0,
  created_at: '2026-11-21T09:27:00+08:00',
  expires_at: null,
  actions: [],
  ...given,
})

const atMachine: Out<'/tp5/api/OfflineOrder/list'>['list'][number] = {
  order_sn: 'LM202611210927000029',
  kind: 'buy',
  state: 'delivered',
  state_text: '已出货',
  machine_id: 3,
  machine_sn: 'LJ-0107',
  machine_name: '柳湾广场 01',
  slot_no: 'A1',
  offline_goods_id: 41,
  title: '汽水',
  image: '',
  tint: 'a',
  pay: 'money',
  amount: 350,
  created_at: '2026-11-21T09:27:00+08:00',
  deadline_at: null,
  pick_up_code: '',
  actions: [],
}

const listed = (row = order()) =>
  serve({
    '/tp5/api/ExchangeOrder/lists': { list: [row], next: null },
    '/tp5/api/OfflineOrder/list': { list: [atMachine], next: null },
    '/tp5/api/OfflineOrder/waiting': { under_way: 0 },
    '/tp5/api/ExchangeShop/Goods/lists': { list: [goods()], next: null },
    '/tp5/api/ExchangeShop/UserExchange/lists': { list: [], next: null },
    '/tp5/api/Campaign/lists': {
      list: [
        {
          key: 'blind-box-99',
          title: '顺手小盲盒',
          note: '',
          scene: 'box',
          tint: 'a',
          link: '/99Blindbox',
          state_text: '进行中',
        },
      ],
      next: null,
    } as unknown as Out<'/tp5/api/Campaign/lists'>,
  })

const toResult = pageUrl('businessSuccess', { order_sn })

const asking: [string, ComponentType, question: string, tap: string, leadsTo: string][] = [
  ['/exchangeShop/conversionSuccess', ConversionSuccess, '要看哪一单？', '修脚一次', toResult],
  ['/exchangeShop/exchangeSuccess', ExchangeSuccess, '要看哪一单？', '修脚一次', toResult],
  ['/exchangeShop/VipSuccess', VipSuccess, '要看哪一单？', '修脚一次', toResult],
  ['/exchangeShop/businessSuccess', BusinessSuccess, '要看哪一单？', '修脚一次', toResult],
  ['/exchangeShop/DigitalGoodsSuccess', DigitalGoodsSuccess, '要看哪一单？', '修脚一次', toResult],
  ['/exchangeShop/oldManOrderSuccess', OldManOrderSuccess, '要看哪一单？', '修脚一次', toResult],
  [
    '/exchangeShop/successful',
    Successful,
    '要看哪一单？',
    '修脚一次',
    pageUrl('orderDetails', { order_sn }),
  ],
  [
    '/exchangeShop/afterSale',
    AfterSale,
    '哪一单有问题？',
    '修脚一次',
    pageUrl('afterSale', { order_sn }),
  ],
  [
    '/exchangeShop/OrderDetailsOnlineMachine',
    OrderDetailsOnlineMachine,
    '要看哪一单？',
    '汽水',
    pageUrl('orderDetailsOnlineMachine', { order_sn: atMachine.order_sn }),
  ],
  [
    '/exchangeShop/Order',
    Order,
    '要换哪一件？',
    goods().title,
    pageUrl('goodDetailsOnline', { goods_id: goods().goods_id }),
  ],
  [
    '/activityRule',
    ActivityRule,
    '看哪个活动的规则？',
    '顺手小盲盒',
    pageUrl('activityRule', { key: 'blind-box-99' }),
  ],
]

const open = (address: string, Page: ComponentType) => {
  const place = placeOf(address)!
  const navigation = watchNavigation(place)
  return { place, navigation, page: () => renderPage(Page, place) }
}

/** Whatever can be pressed and says so. */
const pressWhatSays = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=link]')]
    .find((each) => each.textContent?.includes(words))
    ?.click()

beforeEach(() => {
  session.signIn(person())
  listed()
})

describe('an address that does not say which', () => {
  test.each(asking)('%s asks, and goes on', async (address, Page, question, tap, leadsTo) => {
    const { navigation, page } = open(address, Page)
    expect((await page()).text()).toContain(question)
    pressWhatSays(tap)
    expect(navigation.navigateTo).toHaveBeenCalledWith({ url: leadsTo })
  })

  test('/exchangeShop/businessPacketsUse asks for a coupon, and where there is none leads to some', async () => {
    const { navigation, page } = open('/exchangeShop/businessPacketsUse', BusinessPacketsUse)
    expect((await page()).text()).toContain('要用哪一张？')
    pressWhatSays('去商城换')
    expect(navigation.switchTab).toHaveBeenCalled()
  })

  test.each(['cancelled', 'refunded'] as const)(
    'an order that was %s has no result: it is shown itself',
    async (state) => {
      listed(order({ state }))
      const { navigation, page } = open('/exchangeShop/exchangeSuccess', ExchangeSuccess)
      await page()
      pressWhatSays('修脚一次')
      expect(navigation.navigateTo).toHaveBeenCalledWith({
        url: pageUrl('orderDetails', { order_sn }),
      })
    },
  )
})

test('every one of them is a place', () => {
  const names = asking.map(([address]) => placeOf(address)?.name)
  expect(names.every((name: RouteName | undefined) => name !== undefined)).toBe(true)
})
