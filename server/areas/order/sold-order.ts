import { eq, sql } from 'drizzle-orm'
import { kinds } from '@server/areas/holding/kinds'
import type { Db } from '@server/database/database'
import { openRecipient } from '@server/areas/address/recipient'
import { currencyOf } from '@server/areas/catalogue/exchange/eligibility'
import { exchangeOrders } from './tables'
import { findOrder, isOrder, lockOrder, type Order } from './find-order'
import { ruleOf } from './order-states'
import { putBack } from './put-back'

/** What those who look after sold goods may know of an order. */
export interface SoldOrder {
  userId: string
  orderSn: string
  title: string
  image: string
  tint: Order['tint']
  number: number
  currency: 'points' | 'gold'
  amount: number
  money: number
  receivedAt: Date | null
  city: string
  district: string
  /** Why nothing can be done about it, in words for the person; empty where something can. */
  against: string
}

export const findSold = async (db: Db, userId: string, orderSn: string): Promise<SoldOrder> =>
  present(await findOrder(db, userId, orderSn))

/** The same, held until the transaction ends. */
export const lockSold = async (tx: Db, userId: string, orderSn: string): Promise<SoldOrder> =>
  present(await lockOrder(tx, userId, orderSn))

/** Everything that a person has ordered. */
export async function soldTo(db: Db, userId: string): Promise<SoldOrder[]> {
  const orders = await db.select().from(exchangeOrders).where(eq(exchangeOrders.userId, userId))
  return orders.map(present)
}

/** Some carriers tell a parcel's course only to who knows whom it is for. */
export async function phoneOfRecipient(
  db: Db,
  key: Buffer,
  { userId, orderSn }: Pick<SoldOrder, 'userId' | 'orderSn'>,
): Promise<string> {
  const { recipient } = await findOrder(db, userId, orderSn)
  return recipient ? openRecipient(key, userId, recipient).phone : ''
}

/** So many pieces are back: others can have them, and so can their owner. Call it with a locked order. */
export async function takeBack(tx: Db, { userId, orderSn }: SoldOrder, number: number) {
  const [order] = await tx
    .update(exchangeOrders)
    .set({ returned: sql`returned + ${number}` })
    .where(isOrder(userId, orderSn))
    .returning({ goodsId: exchangeOrders.goodsId })
  await putBack(tx, { userId, goodsId: order!.goodsId, number })
}

const present = (order: Order): SoldOrder => ({
  userId: order.userId,
  orderSn: order.orderSn,
  title: order.title,
  image: order.image,
  tint: order.tint,
  number: order.number,
  currency: currencyOf[order.exchangeType],
  amount: order.amount,
  money: order.money,
  receivedAt: order.finishedAt,
  city: order.city ?? '',
  district: order.district ?? '',
  against: reasonAgainst(order),
})

function reasonAgainst({ kind, state }: Order): string {
  if (kinds[kind].way !== 'parcel') return '卡券和活动不走售后：没用过的可以在订单里取消'
  if (state === 'shipped' || state === 'finished') return ''
  return state === 'cancelled'
    ? '订单已取消，不用再申请售后'
    : `订单${ruleOf(kind, state).text}，可以直接取消订单`
}
