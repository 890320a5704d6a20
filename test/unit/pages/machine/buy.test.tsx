import OrderOnlineMachine from '@/pages/machine/order-online-machine/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const machine = {
  machine_id: 7,
  machine_sn: 'LJ-0107',
  name: '清溪村西苑 01',
  village: '清溪村',
  address: '西苑北门',
  latitude: null,
  longitude: null,
  distance: null,
  state: 'online' as const,
}
const goods = {
  offline_goods_id: 9,
  slot_no: 'A1',
  title: '汽水',
  intro: '',
  image: '',
  tint: 'a' as const,
  points: 0,
  gold: 0,
  money: 350,
  stock: 3,
  limit_per_day: 0,
  state: 'ready' as const,
}

test('who has too much unpaid is shown the way to it', async () => {
  const place = at('orderOnlineMachine', { machine_id: '7', goods_id: '9' })
  watchNavigation(place)
  session.signIn(person())
  serve({
    '/tp5/api/OfflineOrder/checkOnlineCreate': {
      ticket: 't',
      expire_seconds: 300,
      machine,
      goods,
      pay: 'money',
      amount: 350,
      balance: null,
      standing: 120,
      kept: { minutes: 60, reason: '' },
    },
    '/tp5/api/OfflineOrder/onlineCreate': refused(2018, '您的“汽水”还没付款'),
  })
  const page = await renderPage(OrderOnlineMachine, place)
  await page.tap('确认下单，付 ¥3.50')
  await page.tap('我在机器前，付款后出货')
  expect(page.text()).toContain('您的“汽水”还没付款')
  expect(page.button('看没付款的订单')).toBeTruthy()
})
