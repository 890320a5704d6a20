import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { exchangePurchases, exchangeStock } from '@server/areas/catalogue/tables'
import type { Order } from './find-order'

type Pieces = Pick<Order, 'userId' | 'goodsId' | 'number'>

/** So many pieces are in the shop again: others can have them, and so can whoever had them. */
export async function putBack(tx: Db, { userId, goodsId, number }: Pieces): Promise<void> {
  await tx
    .update(exchangeStock)
    .set({ stock: sql`stock + ${number}`, sold: sql`sold - ${number}` })
    .where(eq(exchangeStock.goodsId, goodsId))
  await tx
    .update(exchangePurchases)
    .set({ bought: sql`bought - ${number}` })
    .where(and(eq(exchangePurchases.userId, userId), eq(exchangePurchases.goodsId, goodsId)))
}
