import { eq, sql } from 'drizzle-orm'
import { findRecipient } from '@server/areas/address/address'
import {
  countPurchase,
  flows,
  type Orders,
  type Price,
  refuseUnpaidBeside,
  writeOrder,
} from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { type exchangeGoods, exchangeStock } from './tables'

/** Takes pieces out of the stock for who sells them elsewhere, as many as there are; returns how many. */
export async function putAside(tx: Db, goodsId: number, most: number): Promise<number> {
  const [held] = await tx
    .select({ stock: exchangeStock.stock })
    .from(exchangeStock)
    .where(eq(exchangeStock.goodsId, goodsId))
    .for('update')
  const pieces = Math.min(held?.stock ?? 0, most)
  if (pieces > 0) await changeStock(tx, goodsId, -pieces)
  return pieces
}

/** What was not sold there is the shop's again. */
export const putBackAside = (tx: Db, goodsId: number, pieces: number) =>
  changeStock(tx, goodsId, pieces)

const changeStock = (tx: Db, goodsId: number, by: number) =>
  tx
    .update(exchangeStock)
    .set({
      stock: sql`${exchangeStock.stock} + ${by}`,
      aside: sql`${exchangeStock.aside} - ${by}`,
    })
    .where(eq(exchangeStock.goodsId, goodsId))

/** So many of what was put aside have been ordered; an order that is cancelled uncounts its own. */
export const countSold = (tx: Db, goodsId: number, pieces: number) =>
  tx
    .update(exchangeStock)
    .set({
      sold: sql`${exchangeStock.sold} + ${pieces}`,
      aside: sql`${exchangeStock.aside} - ${pieces}`,
    })
    .where(eq(exchangeStock.goodsId, goodsId))

/** How long such an order waits for money. */
export const asideUnpaidSeconds = 15 * 60

interface Aside {
  userId: string
  addressId: number
  goods: Pick<typeof exchangeGoods.$inferSelect, 'goodsId' | 'title' | 'image' | 'tint'>
  price: Price
  /** Who sold it: what tells these orders of the shop from all others. */
  counter: string
  now: Date
}

/** An order of the shop for a piece that was put aside, at a price of its own. */
export async function orderAside(orders: Orders, tx: Db, wanted: Aside) {
  const { userId, addressId, goods, price, counter, now } = wanted
  const { goodsId, title, image, tint } = goods
  const address = await findRecipient({ db: tx, userId }, addressId)
  const waits = price.money > 0
  const order = await writeOrder(tx, {
    ...{ userId, seller: 'shop', flow: 'parcel', kind: 'goods', counter, createdAt: now },
    ...address,
    ...price,
    state: waits ? 'unpaid' : flows.settled.parcel,
    deadlineAt: waits ? new Date(now.getTime() + asideUnpaidSeconds * 1000) : null,
    paidAt: waits ? null : now,
    lines: [{ item: String(goodsId), title, image, tint, number: 1, ...price }],
  })
  await refuseUnpaidBeside(tx, order)
  await countPurchase(tx, { userId, seller: 'shop', item: String(goodsId) }, 0)
  const { state } = await orders.begin(tx, order, now)
  return { orderSn: order.orderSn, state }
}
