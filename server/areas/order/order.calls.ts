import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { kindsThatGo } from '@server/areas/holding/kinds'
import type { orderCalls } from '@contract/order'
import { balances } from '@server/areas/wallet/wallet'
import { replyTime } from '@server/calendar'
import { page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findRecipient } from '@server/areas/address/address-book'
import { openRecipient } from '@server/areas/address/recipient'
import { currencyOf } from '@server/areas/catalogue/exchange/eligibility'
import { holdingsOfOrder } from '@server/areas/holding/held'
import { exchangeOrders } from './tables'
import { cancelOrder, reasonWords } from './cancel-order'
import { findOrder, isOrder, lockOrder, type Order } from './find-order'
import { courseOf } from './logistics'
import { moveOrder } from './move-order'
import { ruleOf, timeline } from './order-states'
import { countWaiting } from './waiting-orders'

const pageSize = 20

export const orderHandlers: HandlersOf<typeof orderCalls> = {
  '/tp5/api/ExchangeOrder/lists': async (input, { db, user }) => {
    const { userId, orderSn, state, kind } = exchangeOrders
    const [before] = input.cursor ? readCursor('orders', input.cursor, 1, /^LJ\d{18,24}$/) : []
    const rows = await db
      .select()
      .from(exchangeOrders)
      .where(
        and(
          eq(userId, user.userId),
          input.state && eq(state, input.state),
          input.kind && eq(kind, input.kind),
          input.way && inArray(kind, kindsThatGo(input.way)),
          before === undefined ? undefined : lt(orderSn, String(before)),
        ),
      )
      .orderBy(desc(orderSn))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, (row) => writeCursor('orders', [row.orderSn]))
    return { list: list.map(presentRow), next }
  },

  '/tp5/api/ExchangeOrder/waiting': async (_input, { db, user }) => countWaiting(db, user.userId),

  '/tp5/api/ExchangeOrder/detail': async (input, { db, user, config }) => {
    const order = await findOrder(db, user.userId, input.order_sn)
    return {
      ...presentRow(order),
      note: order.note,
      cancelled_for: reasonWords(order),
      address: addressOf(order, config.dataKey),
      holdings: await holdingsOfOrder(db, user.userId, order.orderSn),
      timeline: timeline(order.kind, order.state, {
        unpaid: order.money > 0 ? order.createdAt : null,
        paid: order.paidAt,
        shipped: order.shippedAt,
        finished: order.finishedAt,
        cancelled: order.cancelledAt,
      }),
    }
  },

  '/tp5/api/ExchangeOrder/cancel': async (input, { db, user, now }) => {
    const order = await lockOrder(db, user.userId, input.order_sn)
    const cancelled = await cancelOrder(db, order, 'user', now)
    const held = await balances(db, user.userId)
    const balance = held[currencyOf[order.exchangeType]]
    return { ...presentChange(cancelled), amount: order.amount, balance }
  },

  '/tp5/api/VipPackets/editAddress': async (input, { db, user, config }) => {
    const order = await lockOrder(db, user.userId, input.order_sn)
    if (!ruleOf(order.kind, order.state).actions.includes('address')) {
      throw new Refusal('orderMoved', '商品已经发出，不能再改地址了')
    }
    const book = { db, key: config.dataKey, userId: user.userId }
    const { province, city, district, recipient } = await findRecipient(book, input.address_id)
    await db
      .update(exchangeOrders)
      .set({ province, city, district, recipient })
      .where(isOrder(user.userId, order.orderSn))
    return { order_sn: order.orderSn }
  },

  '/tp5/api/ExchangeOrder/logisticsInfo': async (input, { db, user, config, now }) =>
    courseOf(await findOrder(db, user.userId, input.order_sn), config, now),

  '/user/orderpoints/finish': async (input, { db, user, now }) => {
    const order = await lockOrder(db, user.userId, input.order_sn)
    const { text, actions } = ruleOf(order.kind, order.state)
    if (!actions.includes('confirm')) {
      throw new Refusal('orderMoved', `订单${text}，不能确认收货`)
    }
    return presentChange(await moveOrder(db, order, { to: 'finished', at: now }))
  },
}

const presentChange = ({ orderSn, kind, state }: Order) => ({
  order_sn: orderSn,
  state,
  state_text: ruleOf(kind, state).text,
})

const presentRow = (order: Order) => ({
  order_sn: order.orderSn,
  kind: order.kind,
  state: order.state,
  state_text: ruleOf(order.kind, order.state).text,
  goods_id: order.goodsId,
  title: order.title,
  image: order.image,
  tint: order.tint,
  number: order.number,
  exchange_type: order.exchangeType,
  amount: order.amount,
  money: order.money,
  created_at: replyTime(order.createdAt),
  expires_at: order.expiresAt && replyTime(order.expiresAt),
  actions: [...ruleOf(order.kind, order.state).actions],
})

function addressOf({ userId, province, city, district, recipient }: Order, key: Buffer) {
  if (!recipient || province === null || city === null || district === null) return null
  return { province, city, district, ...openRecipient(key, userId, recipient) }
}
