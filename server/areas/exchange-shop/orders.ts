import { and, desc, eq, lt } from 'drizzle-orm'
import type { exchangeShop } from '@contract/exchange-shop'
import { replyTime } from '@server/calendar'
import { page, readCursor, writeCursor } from '@server/database/cursor'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/http/handler'
import { Refusal } from '@server/http/refusal'
import { orderStates, timeline } from './order-states'
import { openRecipient } from './recipient'
import { exchangeOrders } from './tables'

type OrderCalls = Pick<
  typeof exchangeShop,
  '/tp5/api/ExchangeOrder/lists' | '/tp5/api/ExchangeOrder/detail'
>
type Order = typeof exchangeOrders.$inferSelect

const pageSize = 20

export const orderHandlers: HandlersOf<OrderCalls> = {
  '/tp5/api/ExchangeOrder/lists': async (input, { db, user }) => {
    const { userId, orderSn, state } = exchangeOrders
    const [before] = input.cursor ? readCursor('orders', input.cursor, 1, /^LJ\d{18,24}$/) : []
    const rows = await db
      .select()
      .from(exchangeOrders)
      .where(
        and(
          eq(userId, user.userId),
          input.state && eq(state, input.state),
          before === undefined ? undefined : lt(orderSn, String(before)),
        ),
      )
      .orderBy(desc(orderSn))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, (row) => writeCursor('orders', [row.orderSn]))
    return { list: list.map(presentRow), next }
  },

  '/tp5/api/ExchangeOrder/detail': async (input, { db, user, config }) => {
    const order = await findOrder(db, user.userId, input.order_sn)
    const { province, city, district, note, state } = order
    return {
      ...presentRow(order),
      note,
      address: {
        province,
        city,
        district,
        ...openRecipient(config.dataKey, user.userId, order.recipient),
      },
      timeline: timeline(state, {
        paid: order.createdAt,
        shipped: order.shippedAt,
        finished: order.finishedAt,
        cancelled: order.cancelledAt,
      }),
    }
  },
}

/** Another person's order is as unknown as one that never was. */
export async function findOrder(db: Db, userId: string, orderSn: string): Promise<Order> {
  const [order] = await db
    .select()
    .from(exchangeOrders)
    .where(and(eq(exchangeOrders.userId, userId), eq(exchangeOrders.orderSn, orderSn)))
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}

const presentRow = (order: Order) => ({
  order_sn: order.orderSn,
  state: order.state,
  state_text: orderStates[order.state].text,
  goods_id: order.goodsId,
  title: order.title,
  image: order.image,
  tint: order.tint,
  number: order.number,
  exchange_type: order.exchangeType,
  amount: order.amount,
  created_at: replyTime(order.createdAt),
})
