import AisleManagement from '@/pages/iter/aisle-management/page'
import type { Slot } from '@/parts/iter/slots'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused, reply } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const slot: Slot = {
  ...{ slot_no: 'A1', goods_id: 7, title: '苏打水', image: '', tint: 'a' },
  ...{ stock: 4, held: 1, capacity: 8, points: 30, gold: 0, money: 350, limit_per_day: 0 },
  ...{ state: 'normal', shown: 1, expires_on: null, sold_week: 0 },
}
const list = {
  machine: { machine_sn: 'LJ-0107', name: '东苑南门 01', village: '清溪村' },
  totals: { slots: 1, low: 0, empty: 0, stuck: 0, hidden: 0 },
  list: [slot],
}
const noted = { moved: 3, overtaken: 0 as const, stock: 7, held: 1, capacity: 8 }

const place = at('aisleManagement', { machine_sn: 'LJ-0107' })
const open = () => renderPage(AisleManagement, place)
const slotButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('A1 苏打水'),
  )?.textContent ?? ''

beforeEach(() => {
  localStorage.clear()
  watchNavigation(place)
  session.signIn(person({ roles: ['operator'] }))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('what is put in while there is no network waits on the page, and goes by its button', async () => {
  serve({ '/tp5/api/Slot/list': list, '/tp5/api/Slot/load': reply('', 503) })
  const page = await open()
  await page.tap(slotButton())
  expect(page.text()).toContain('账上 5 件，装 8 件')
  await page.tap('补 3 件')
  expect(page.text()).toContain('1 步存在手机里，还没传上去')
  expect(page.text()).toContain('没传：补 3 件')
  const [first] = requestsTo('/tp5/api/Slot/load')

  serve({ '/tp5/api/Slot/list': list, '/tp5/api/Slot/load': noted })
  await page.tap('现在传')
  expect(page.text()).not.toContain('存在手机里')
  const [again] = requestsTo('/tp5/api/Slot/load')
  expect(again).toMatchObject({ units: '3', goods_id: '7', work_id: first!.work_id })
})

test('a step that the server would not have is shown with its reason until it is given up', async () => {
  serve({
    '/tp5/api/Slot/list': list,
    '/tp5/api/Slot/load': refused(2209, '货道装 8 件，已经满了'),
  })
  const page = await open()
  await page.tap(slotButton())
  await page.tap('补 3 件')
  expect(page.text()).toContain('货道装 8 件，已经满了')
  await page.tap('知道了，不再传 LJ-0107 A1 补 3 件')
  expect(page.text()).not.toContain('已经满了')
})

test('a test of a slot says what the machine did', async () => {
  const order = { order_sn: 'S1', state: 'commanded' as const, state_text: '机器正在开门' }
  serve({
    '/tp5/api/Slot/list': list,
    '/tp5/api/MachineSlotTest/scan': refused(2201, '这台机器暂时离线，请换一台或稍后再来'),
  })
  const page = await open()
  await page.tap(slotButton())
  await page.tap('测试')
  await page.tap('测试 A1')
  expect(page.text()).toContain('这台机器暂时离线')
  serve({
    '/tp5/api/Slot/list': list,
    '/tp5/api/MachineSlotTest/scan': order,
    '/tp5/api/ExchangeShop/shipmentResult': { ...order, fault: '', over: 0 },
  })
  await page.tap('测试 A1')
  expect(page.text()).toContain('机器正在开门')
  expect(page.text()).toContain('正在等机器的结果')
})
