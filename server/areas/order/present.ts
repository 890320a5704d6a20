import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Order } from './find-order'
import type { Orders } from './orders'
import { mixOf } from './price'

type Row = Out<'/tp5/api/ExchangeOrder/lists'>['list'][number]

/** As the contract names it, for orders that go by one of the shop's ways. */
export const presentChange = (orders: Orders, order: Order) => ({
  order_sn: order.orderSn,
  state: order.state as Row['state'],
  state_text: orders.stateText(order),
})

type Found = Out<'/tp5/api/ExchangeOrder/search'>['list'][number]

/** As an order of whichever seller stands in a list. */
export function presentFound(orders: Orders, order: Order): Found {
  const { title, image, tint, number } = order.lines[0]
  return {
    order_sn: order.orderSn,
    seller: order.seller,
    state_text: orders.stateText(order),
    ...{ title, image, tint, number },
    created_at: replyTime(order.createdAt),
  }
}

/** What its owner may do now; more time is given once. */
export const actionsOf = (orders: Orders, order: Order) =>
  orders
    .flowOf(order)
    .states.of(order.state)
    .actions.filter((action) => action !== 'extend' || !order.reached.extended)

export function presentRow(orders: Orders, order: Order): Row {
  const { item, title, image, tint, number } = order.lines[0]
  return {
    ...presentChange(orders, order),
    kind: order.kind as Row['kind'],
    goods_id: Number(item),
    ...{ title, image, tint, number },
    ...{ points: order.points, gold: order.gold, money: order.money },
    exchange_type: mixOf(order),
    created_at: replyTime(order.createdAt),
    expires_at: order.state === 'unpaid' && order.deadlineAt ? replyTime(order.deadlineAt) : null,
    actions: actionsOf(orders, order) as Row['actions'],
  }
}
