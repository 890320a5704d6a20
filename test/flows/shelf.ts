import { eq } from 'drizzle-orm'
import { exchangeGoods, exchangeStock } from '@server/areas/catalogue/tables'
import type { Stage } from './stage'

/** The number of goods of the demo by their title. */
export async function goodsIdOf({ server }: Stage, title: string): Promise<number> {
  const [row] = await server.database.db
    .select({ id: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.title, title))
  return row!.id
}

/** Nothing is left of it meanwhile; for whoever comes after there is as much as before. */
export async function whileSoldOut(stage: Stage, goodsId: number, run: () => Promise<void>) {
  const { db } = stage.server.database
  const which = eq(exchangeStock.goodsId, goodsId)
  const [before] = await db.select().from(exchangeStock).where(which)
  await db.update(exchangeStock).set({ stock: 0 }).where(which)
  try {
    await run()
  } finally {
    await db.update(exchangeStock).set({ stock: before!.stock }).where(which)
  }
}

/** Only for whom it is known who they are, meanwhile. */
export async function whileIdentityIsAsked(
  stage: Stage,
  goodsId: number,
  run: () => Promise<void>,
) {
  const { db } = stage.server.database
  const ask = (identityNeeded: boolean) =>
    db.update(exchangeGoods).set({ identityNeeded }).where(eq(exchangeGoods.goodsId, goodsId))
  await ask(true)
  try {
    await run()
  } finally {
    await ask(false)
  }
}
