import { sql, and, eq } from 'drizzle-orm'
import type { Tint } from '@contract/catalogue/goods'
import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import type { Order } from './find-order'
import type { Price } from './price'
import type { AfterSaleRule } from './seller'
import { sellerOf, type Trade } from './trade'
import { orderLines } from './tables'

/** What those who look after sold goods may know of an order, with what was paid for all pieces. */
export interface SoldOrder extends Price {
  userId: string
  orderSn: string
  seller: SellerName
  title: string
  image: string
  tint: Tint
  number: number
  receivedAt: Date | null
  city: string
  district: string
  kinds: AfterSaleRule['kinds']
  reasons: AfterSaleRule['reasons']
  /** Why nothing can be done about it, in words for the person; empty where something can. */
  against: string
}

export function soldOf(trade: Pick<Trade, 'sellers'>, order: Order): SoldOrder {
  const { givenAt = null, ...rule } = sellerOf(trade, order.seller).afterSale(order)
  const { title, image, tint, number } = order.lines[0]
  return {
    userId: order.userId,
    orderSn: order.orderSn,
    seller: order.seller,
    ...{ title, image, tint, number, ...rule },
    ...{ points: order.points, gold: order.gold, money: order.money },
    receivedAt: order.receivedAt ?? givenAt,
    city: order.city ?? '',
    district: order.district ?? '',
  }
}

/** So many pieces are back: others can have them, and so can their owner. Call it with a locked order. */
export async function takeBackPieces(
  trade: Pick<Trade, 'sellers'>,
  tx: Db,
  order: Order,
  number: number,
) {
  const [sold] = order.lines
  const { userId, orderSn, line } = sold
  await tx
    .update(orderLines)
    .set({ returned: sql`returned + ${number}` })
    .where(
      and(
        eq(orderLines.userId, userId),
        eq(orderLines.orderSn, orderSn),
        eq(orderLines.line, line),
      ),
    )
  await sellerOf(trade, order.seller).restock?.(tx, sold, number)
}
