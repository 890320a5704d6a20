import { eq } from 'drizzle-orm'
import { merchantOf, merchants, type Merchant } from '@server/areas/merchant/merchant'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { storefronts } from './tables'

export type Storefront = typeof storefronts.$inferSelect

/** A shop as it is written: where it is, and what it shows. */
export interface Shop {
  front: Storefront
  merchant: Merchant
}

export const shopsQuery = (db: Db) =>
  db
    .select({ front: storefronts, merchant: merchants })
    .from(storefronts)
    .innerJoin(merchants, eq(merchants.merchantId, storefronts.merchantId))

/** The one of a merchant; none where it has no page. */
export const shopsOf = (db: Db, merchantId: number): Promise<Shop[]> =>
  shopsQuery(db).where(eq(storefronts.merchantId, merchantId))

export async function findShop(db: Db, merchantId: number): Promise<Shop> {
  const [shop] = await shopsOf(db, merchantId)
  if (!shop) throw new Refusal('notFound', '没有这家店，看看别的店吧')
  return shop
}

/** The one that somebody works for. */
export async function workShop(db: Db, userId: string): Promise<Shop> {
  const [shop] = await shopsOf(db, await merchantOf(db, userId))
  if (!shop) throw new Refusal('notFound', '您的店还没有店铺页，请联系客服开通')
  return shop
}

/** Locked, for who keeps it: nobody else changes what it shows. */
export async function lockOwnShop(tx: Db, userId: string): Promise<Shop> {
  const [front] = await tx
    .select()
    .from(storefronts)
    .where(eq(storefronts.ownerId, userId))
    .for('update')
  if (!front) throw new Refusal('forbidden', '只有店主能改，请让店主来操作')
  const [merchant] = await tx
    .select()
    .from(merchants)
    .where(eq(merchants.merchantId, front.merchantId))
  return { front, merchant: merchant! }
}
