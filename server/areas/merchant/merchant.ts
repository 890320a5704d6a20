import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { merchants, merchantStaff } from './tables'

export { merchants }

export type NewMerchant = typeof merchants.$inferInsert

export async function addMerchant(tx: Db, merchant: NewMerchant): Promise<number> {
  const [row] = await tx.insert(merchants).values(merchant).returning()
  return row!.merchantId
}

export const addStaff = (tx: Db, staff: typeof merchantStaff.$inferInsert) =>
  tx.insert(merchantStaff).values(staff)

/** The merchant that a person works for. */
export async function merchantOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ merchantId: merchantStaff.merchantId })
    .from(merchantStaff)
    .where(eq(merchantStaff.userId, userId))
  if (!row) throw new Refusal('forbidden', '您还没有加入任何商家')
  return row.merchantId
}

type Merchant = typeof merchants.$inferSelect

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

export const allMerchants = (db: Db): Promise<Merchant[]> =>
  db.select().from(merchants).orderBy(asc(merchants.merchantId))

/** The key of the merchant that each of its people works for. */
export async function workplaces(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: merchantStaff.userId, merchantKey: merchants.merchantKey })
    .from(merchantStaff)
    .innerJoin(merchants, eq(merchants.merchantId, merchantStaff.merchantId))
  return new Map(rows.map(({ userId, merchantKey }) => [userId, merchantKey]))
}
