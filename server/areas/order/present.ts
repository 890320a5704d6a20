import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Order } from './find-order'
import type { Orders } from './orders'
import { amountOf, exchangeTypeOf } from './price'

type Row = Out<'/tp5/api/ExchangeOrder/lists'>['list'][number]

/** As the contract names it, for orders that go by one of the shop's ways. */
export const presentChange = (orders: Orders, order: Order) => ({
  order_sn: order.orderSn,
  state: order.state as Row['state'],
  state_text: orders.stateText(order),
})

export function presentRow(orders: Orders, order: Order): Row {
  const { item, title, image, tint, number } = order.lines[0]
  return {
    ...presentChange(orders, order),
    kind: order.kind as Row['kind'],
    goods_id: Number(item),
    ...{ title, image, tint, number },
    exchange_type: exchangeTypeOf(order),
    amount: amountOf(order),
    money: order.money,
    created_at: replyTime(order.createdAt),
    expires_at: order.state === 'unpaid' && order.deadlineAt ? replyTime(order.deadlineAt) : null,
    actions: [...orders.flowOf(order).states.of(order.state).actions] as Row['actions'],
  }
}
