import { ordersIn, type Order, type OrderState } from '@server/areas/order/order'
import type { Wait, Waits } from '../waiting'

/** What an order waits for its operator to do. */
const states = {
  unpaid: { title: '补货单等付款', urgency: 'soon' },
  received: { title: '点好的货还没上车', urgency: 'soon' },
  shipped: { title: '补货在路上，到了要点数', urgency: 'calm' },
} as const satisfies Partial<Record<OrderState, Pick<Wait, 'title' | 'urgency'>>>

type Waiting = keyof typeof states

function nameOf({ lines }: Order): string {
  const [{ title }] = lines
  return lines.length > 1 ? `${title} 等 ${lines.length} 种` : title
}

/** Orders of goods for machines that go on when their operator does something. */
export const orderWaits: Waits = {
  kind: 'refills',
  role: 'operator',
  link: '/iter/purchaseOrder',
  async read({ db, userId }, most) {
    const waiting = Object.keys(states) as Waiting[]
    const orders = await ordersIn(db, { userId, seller: 'refill', states: waiting })
    const first = orders.map((order) => ({
      key: order.orderSn,
      ...states[order.state as Waiting],
      note: `${nameOf(order)} · ${order.orderSn}`,
      dueAt: order.state === 'unpaid' ? order.deadlineAt : null,
      link: `/iter/purchaseOrder/orderDetail?order_sn=${order.orderSn}`,
    }))
    return { count: orders.length, first: first.slice(0, most) }
  },
}
