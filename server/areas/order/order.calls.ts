import type { Out } from '@contract/api'
import type { orderCalls } from '@contract/order'
import { findRecipient, openRecipient } from '@server/areas/address/address'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Ports } from '../area'
import { countWaiting } from './count-waiting'
import type { OrderState } from './flow'
import { findOrder, lockOrder, type Order } from './find-order'
import { listOrders } from './list-orders'
import { courseOf } from './logistics'
import { keepOrder, moveOrder } from './move-order'
import { actionsOf, presentChange, presentFound, presentRow } from './present'
import { extendReceipt } from './receipt'
import { searchOrders } from './search-orders'
import { timelineOf } from './timeline'
import { askHouse, isWaiting, lastWish, presentWish, withoutAsking } from './wishes'
import { reasonWords } from './words'

const seller = 'shop'

/** Orders of the exchange shop, as their owner sees them. */
export const orderHandlers = ({ orders }: Ports): HandlersOf<typeof orderCalls> => ({
  '/tp5/api/ExchangeOrder/lists': async ({ cursor, state, kind, way }, { db, user }) => {
    const { userId } = user
    const states = state && statesOf(state)
    const { list, next } = await listOrders(db, { userId, seller, cursor, states, kind, flow: way })
    return { list: list.map((order) => presentRow(orders, order)), next }
  },

  '/tp5/api/ExchangeOrder/search': async (input, { db, user }) => {
    const { list, next } = await searchOrders(db, { ...input, userId: user.userId })
    return { list: list.map((order) => presentFound(orders, order)), next }
  },

  '/tp5/api/ExchangeOrder/waiting': async (_input, { db, user }) => countWaiting(db, user.userId),

  '/tp5/api/ExchangeOrder/detail': async ({ order_sn: orderSn }, { db, user, config }) => {
    const order = await findOrder(db, { userId: user.userId, orderSn, seller })
    const wish = await lastWish(db, order)
    const row = presentRow(orders, order)
    return {
      ...row,
      actions: isWaiting(wish) ? withoutAsking(row.actions) : row.actions,
      wish: presentWish(wish),
      after_sale: orders.sold(order).against === '' ? 1 : 0,
      receive_by:
        order.state === 'shipped' && order.deadlineAt ? replyTime(order.deadlineAt) : null,
      note: order.note,
      bought: await orders.boughtFor(db, order),
      cancelled_for: order.state === 'cancelled' ? reasonWords(order.reason) : '',
      address: addressOf(order, config.dataKey),
      holdings: (await orders.sellerOf(order).gave?.(db, order)) ?? [],
      timeline: [
        ...timelineOf(order, orders.flowOf(order)),
        ...(await wentBack(orders, db, order)),
      ],
    }
  },

  '/tp5/api/ExchangeOrder/cancel': async ({ order_sn: orderSn }, { db, user, now }) => {
    const order = await lockOrder(db, { userId: user.userId, orderSn, seller })
    const actions = actionsOf(orders, order)
    if (actions.includes('askCancel'))
      throw new Refusal('orderMoved', '商品正在打包，请刷新后申请取消，由客服处理')
    if (!actions.includes('cancel'))
      throw new Refusal('orderMoved', `订单${orders.stateText(order)}，不能取消`)
    const { points, gold, money } = (await orders.boughtFor(db, order)) ?? order
    const cancelled = await orders.cancel(db, order, { reason: 'user', at: now })
    return { ...presentChange(orders, cancelled), points, gold, money }
  },

  '/tp5/api/ExchangeOrder/askCancel': async ({ order_sn: orderSn }, { db, user, now: at }) => {
    const order = await lockOrder(db, { userId: user.userId, orderSn, seller })
    if (!actionsOf(orders, order).includes('askCancel'))
      throw new Refusal('orderMoved', `订单${orders.stateText(order)}，不能申请取消`)
    await askHouse(db, order, { kind: 'cancel', at })
    return { order_sn: orderSn }
  },

  '/tp5/api/VipPackets/editAddress': async (input, { db, user: { userId }, now: at }) => {
    const order = await lockOrder(db, { userId, orderSn: input.order_sn, seller })
    const { orderSn } = order
    const actions = actionsOf(orders, order)
    const place = () => findRecipient({ db, userId }, input.address_id)
    if (actions.includes('address')) {
      await keepOrder(db, order, await place())
      return { order_sn: orderSn, asked: 0 }
    }
    if (!actions.includes('askAddress'))
      throw new Refusal('orderMoved', '商品已经发出，不能再改地址了')
    await askHouse(db, order, { kind: 'address', place: await place(), at })
    return { order_sn: orderSn, asked: 1 }
  },

  '/tp5/api/ExchangeOrder/logisticsInfo': async (input, context) => {
    const which = { userId: context.user.userId, orderSn: input.order_sn, seller } as const
    return courseOf(await findOrder(context.db, which), context)
  },

  '/tp5/api/ExchangeOrder/extend': async ({ order_sn: orderSn }, { db, user, now }) => {
    const order = await lockOrder(db, { userId: user.userId, orderSn, seller })
    if (order.state !== 'shipped')
      throw new Refusal('orderMoved', `订单${orders.stateText(order)}，不用延长收货`)
    return { order_sn: orderSn, receive_by: replyTime(await extendReceipt(db, order, now)) }
  },

  '/user/orderpoints/finish': async ({ order_sn: orderSn }, { db, user, now }) => {
    const order = await lockOrder(db, { userId: user.userId, orderSn, seller })
    if (!actionsOf(orders, order).includes('confirm')) {
      throw new Refusal('orderMoved', `订单${orders.stateText(order)}，不能确认收货`)
    }
    const flow = orders.flowOf(order)
    return presentChange(orders, await moveOrder(db, flow, order, { to: 'finished', at: now }))
  },
})

/** What waits for the post waits whether or not somebody is packing it. */
const statesOf = (state: OrderState): readonly OrderState[] =>
  state === 'paid' ? ['paid', 'packing'] : [state]

/** What went back after the end, as steps of the timeline. */
async function wentBack(orders: Ports['orders'], db: Db, order: Order) {
  const steps = (await orders.sellerOf(order).gaveBack?.(db, order)) ?? []
  return steps.map(({ text, at }) => ({ text, at: replyTime(at), done: 1 as const }))
}

type Address = Out<'/tp5/api/ExchangeOrder/detail'>['address']

function addressOf(order: Order, key: DataKey): Address {
  const { userId, province, city, district, recipient } = order
  if (!recipient || province === null || city === null || district === null) return null
  return { province, city, district, ...openRecipient(key, userId, recipient) }
}
