import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { merchants, merchantStaff } from './tables'

export { allMerchants, merchantImporter, merchantListing } from './merchants'
export { merchants }

export type NewMerchant = typeof merchants.$inferInsert

export async function addMerchant(tx: Db, merchant: NewMerchant): Promise<number> {
  const [row] = await tx.insert(merchants).values(merchant).returning()
  return row!.merchantId
}

export const addStaff = (tx: Db, staff: typeof merchantStaff.$inferInsert) =>
  tx.insert(merchantStaff).values(staff)

/** Said wherever something is bought of a shop that is closed for the time being. */
export const restingWords = '这家店暂停营业，等开门再买'

/** The merchant that a person works for. */
export async function merchantOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ merchantId: merchantStaff.merchantId })
    .from(merchantStaff)
    .where(eq(merchantStaff.userId, userId))
  if (!row) throw new Refusal('forbidden', '您还没有加入任何商家')
  return row.merchantId
}

export type Merchant = typeof merchants.$inferSelect

/** Where somebody works; undefined where nowhere. */
export async function workplaceOf(db: Db, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ merchantId: merchantStaff.merchantId })
    .from(merchantStaff)
    .where(eq(merchantStaff.userId, userId))
  return row?.merchantId
}

/** Who works for a merchant. */
export async function staffOfMerchant(db: Db, merchantId: number): Promise<string[]> {
  const rows = await db
    .select({ userId: merchantStaff.userId })
    .from(merchantStaff)
    .where(eq(merchantStaff.merchantId, merchantId))
    .orderBy(asc(merchantStaff.userId))
  return rows.map(({ userId }) => userId)
}

/** How many work for each merchant. */
export async function staffCounts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ merchantId: merchantStaff.merchantId, staff: count() })
    .from(merchantStaff)
    .groupBy(merchantStaff.merchantId)
  return new Map(rows.map(({ merchantId, staff }) => [merchantId, staff]))
}

/** False where they work somewhere already. */
export async function hire(tx: Db, staff: typeof merchantStaff.$inferInsert): Promise<boolean> {
  const hired = await tx.insert(merchantStaff).values(staff).onConflictDoNothing().returning()
  return hired.length > 0
}

/** False where they did not work there. */
export async function dropStaff(tx: Db, { userId, merchantId }: typeof merchantStaff.$inferInsert) {
  const isTheirs = and(eq(merchantStaff.userId, userId), eq(merchantStaff.merchantId, merchantId))
  const dropped = await tx.delete(merchantStaff).where(isTheirs).returning()
  return dropped.length > 0
}

export const changeMerchant = (
  tx: Db,
  merchantId: number,
  set: Partial<Omit<Merchant, 'merchantId' | 'merchantKey' | 'sells'>>,
) => tx.update(merchants).set(set).where(eq(merchants.merchantId, merchantId))

/** Those of these keys that there are. */
export async function merchantsByKey(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, Merchant>> {
  const rows = await db
    .select()
    .from(merchants)
    .where(inArray(merchants.merchantKey, [...keys]))
  return new Map(rows.map((row) => [row.merchantKey, row]))
}

/** The key of the merchant that each of its people works for. */
export async function workplaces(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: merchantStaff.userId, merchantKey: merchants.merchantKey })
    .from(merchantStaff)
    .innerJoin(merchants, eq(merchants.merchantId, merchantStaff.merchantId))
  return new Map(rows.map(({ userId, merchantKey }) => [userId, merchantKey]))
}

export async function merchantById(db: Db, merchantId: number): Promise<Merchant> {
  const [row] = await db.select().from(merchants).where(eq(merchants.merchantId, merchantId))
  if (!row) throw new Refusal('notFound', '没有这家店，看看别的店吧')
  return row
}
