import type { Out } from '@contract/api'
import type { orderCalls } from '@contract/order'
import { findRecipient, openRecipient } from '@server/areas/address/address'
import { balances } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Ports } from '../area'
import { countWaiting } from './count-waiting'
import { findOrder, lockOrder, type Order } from './find-order'
import { listOrders } from './list-orders'
import { courseOf } from './logistics'
import { keepOrder, moveOrder } from './move-order'
import { presentChange, presentRow } from './present'
import { amountOf, currencyOf } from './price'
import { timelineOf } from './timeline'
import { reasonWords } from './words'

const seller = 'shop'

/** Orders of the exchange shop, as their owner sees them. */
export const orderHandlers = ({ orders }: Ports): HandlersOf<typeof orderCalls> => ({
  '/tp5/api/ExchangeOrder/lists': async ({ cursor, state, kind, way }, { db, user }) => {
    const { userId } = user
    const { list, next } = await listOrders(db, { userId, seller, cursor, state, kind, flow: way })
    return { list: list.map((order) => presentRow(orders, order)), next }
  },

  '/tp5/api/ExchangeOrder/waiting': async (_input, { db, user }) => countWaiting(db, user.userId),

  '/tp5/api/ExchangeOrder/detail': async ({ order_sn: orderSn }, { db, user, config }) => {
    const order = await findOrder(db, { userId: user.userId, orderSn, seller })
    return {
      ...presentRow(orders, order),
      note: order.note,
      cancelled_for: order.state === 'cancelled' ? reasonWords(order.reason) : '',
      address: addressOf(order, config.dataKey),
      holdings: (await orders.sellerOf(order).gave?.(db, order)) ?? [],
      timeline: timelineOf(order, orders.flowOf(order)),
    }
  },

  '/tp5/api/ExchangeOrder/cancel': async ({ order_sn: orderSn }, { db, user, now }) => {
    const order = await lockOrder(db, { userId: user.userId, orderSn, seller })
    const cancelled = await orders.cancel(db, order, { reason: 'user', at: now })
    const held = await balances(db, user.userId)
    return {
      ...presentChange(orders, cancelled),
      amount: amountOf(order),
      balance: held[currencyOf(order)],
    }
  },

  '/tp5/api/VipPackets/editAddress': async (input, { db, user, config }) => {
    const { userId } = user
    const order = await lockOrder(db, { userId, orderSn: input.order_sn, seller })
    if (!actionsOf(orders, order).includes('address')) {
      throw new Refusal('orderMoved', '商品已经发出，不能再改地址了')
    }
    const book = { db, key: config.dataKey, userId }
    await keepOrder(db, order, await findRecipient(book, input.address_id))
    return { order_sn: order.orderSn }
  },

  '/tp5/api/ExchangeOrder/logisticsInfo': async (input, context) => {
    const which = { userId: context.user.userId, orderSn: input.order_sn, seller } as const
    return courseOf(await findOrder(context.db, which), context)
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

const actionsOf = (orders: Ports['orders'], order: Order) =>
  orders.flowOf(order).states.of(order.state).actions

type Address = Out<'/tp5/api/ExchangeOrder/detail'>['address']

function addressOf(order: Order, key: DataKey): Address {
  const { userId, province, city, district, recipient } = order
  if (!recipient || province === null || city === null || district === null) return null
  return { province, city, district, ...openRecipient(key, userId, recipient) }
}
