import FailOrderDetail from '@/pages/iter/fail-order-detail/page'
import type { Sale } from '@/parts/iter/sales'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const order_sn = 'LM202611250930001234567'
const path = '/tp5/api/IterOrder/detail'

const sale: Sale = {
  ...{ order_sn, state: 'refunded', state_text: '超时已退回', machine_id: 1 },
  ...{ machine_sn: 'LJ-0107', machine_name: '东苑南门 01', slot_no: 'A1', title: '苏打水' },
  ...{ image: '', tint: 'a', points: 0, gold: 0, money: 350, customer: '王**' },
  ...{ at: '2026-11-25T09:30:00+08:00', outcome: 'unknown', fault: '' },
  outcome_text: '机器收到指令后没有回音，不知道出没出货',
  refund: { done: 1, by_itself: 1, text: '3.50 元已退给顾客' },
  ...{ after_sale: '', mark: null, actions: ['found', 'taken', 'settled'] },
  timeline: [{ text: '已下单', at: '2026-11-25T09:30:00+08:00', done: 1 }],
}

const place = at('failOrderDetail', { order_sn })
const open = () => renderPage(FailOrderDetail, place)

beforeEach(() => {
  localStorage.clear()
  watchNavigation(place)
  session.signIn(person({ roles: ['operator'] }))
})

test('what nobody knows is looked at, and said once with a reason', async () => {
  serve({ [path]: sale, '/tp5/api/AbnormalOrder/mark': sale })
  const page = await open()
  expect(page.text()).toContain('系统自动退的，不用再退')
  expect(page.text()).not.toContain('退钱给顾客')
  await page.tap('查看过了，记下结果')
  expect(page.text()).toContain('货还在货道里')
  await page.tap('货还在货道里，库存会加回来，可以接着卖')
  await page.type('怎么回事', '打开看过，还在')
  await page.tap('记下，算处理好了')
  const [sent] = requestsTo('/tp5/api/AbnormalOrder/mark')
  expect(sent).toMatchObject({ order_sn, outcome: 'found', note: '打开看过，还在' })
})

test('money of what came out goes back for a reason; a no is read in its place', async () => {
  const given: Sale = {
    ...sale,
    ...{ state: 'delivered', state_text: '已出货', outcome: 'delivered', refund: null },
    ...{ outcome_text: '机器说已经出货', actions: ['refund'] },
  }
  serve({ [path]: given, '/tp5/api/RefundOrder/refund': refused(2011, '这一单已经退过，不能再退') })
  const page = await open()
  await page.tap('退钱给顾客')
  await page.tap('说出货了，但没有掉出来')
  await page.tap('退 ¥3.50')
  expect(page.text()).toContain('这一单已经退过，不能再退')
  expect(requestsTo('/tp5/api/RefundOrder/refund')).toHaveLength(1)
})
