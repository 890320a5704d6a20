import type { MachineOrder } from '@/parts/machine/machine'
import OrderDetails from '@/pages/machine/order-details-online-machine/page'
import { wayThere } from '@/platform/wayThere'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../../pages/renderPage'
import { serve } from '../../pages/serve'

jest.mock('@/platform/http')
jest.mock('@/platform/wayThere')

const order_sn = 'LM202611210927000028'
const place = at('orderDetailsOnlineMachine', { order_sn })

const kept = (changes: Partial<MachineOrder> = {}): MachineOrder => ({
  order_sn,
  state: 'kept',
  state_text: '待取货',
  kind: 'exchange',
  machine_id: 7,
  machine_sn: 'LJ-0107',
  machine_name: '清溪村西苑 01',
  slot_no: 'A1',
  offline_goods_id: 9,
  title: '汽水',
  image: '',
  tint: 'a',
  pay: 'points',
  amount: 30,
  created_at: '2026-11-21T01:27:00.000Z',
  deadline_at: new Date(Date.now() + 1_800_000).toISOString(),
  pick_up_code: '123456',
  actions: ['refund'],
  address: '清溪村 西苑北门',
  latitude: 30.379,
  longitude: 120.021,
  fault: '',
  refund: null,
  timeline: [],
  ...changes,
})

const open = (order: MachineOrder) => {
  watchNavigation(place)
  session.signIn(person())
  serve({ '/tp5/api/OfflineOrder/detail': order })
  return renderPage(OrderDetails, place)
}

test('the way to the machine stands beside the code', async () => {
  const page = await open(kept())
  await page.tap('去清溪村西苑 01怎么走')
  expect(wayThere).toHaveBeenCalledWith({
    name: '清溪村西苑 01',
    address: '清溪村 西苑北门',
    latitude: 30.379,
    longitude: 120.021,
  })
})

test('there is none to a machine that nobody has put on the map', async () => {
  const page = await open(kept({ latitude: null, longitude: null }))
  expect(page.text()).toContain('取货码')
  expect(page.text()).not.toContain('怎么走')
})
