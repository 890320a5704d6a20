import { eq, sql } from 'drizzle-orm'
import { putRightBack } from '@server/areas/holding/holding'
import { isFree, type Line, type Order, uncountPurchase } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { exchangeStock } from '../tables'

/** What an order held of the shop is there again. */
export async function release(tx: Db, order: Order): Promise<void> {
  if (order.flow === 'parcel' && (await putRightBack(tx, order))) return
  // A gift took no stock of the shop: whoever gave it up has given it up.
  if (isFree(order)) return
  // in one order for everybody, so that two never wait for each other's stock crosswise
  const lines = [...order.lines].sort((one, other) => Number(one.item) - Number(other.item))
  for (const line of lines) await putBack(tx, line, line.number)
}

/** So many pieces are in the shop again: others can have them, and so can whoever had them. */
export async function putBack(tx: Db, { userId, item }: Line, number: number) {
  await tx
    .update(exchangeStock)
    .set({ stock: sql`stock + ${number}`, sold: sql`sold - ${number}` })
    .where(eq(exchangeStock.goodsId, Number(item)))
  await uncountPurchase(tx, { userId, seller: 'shop', item }, number)
}
