import { eq } from 'drizzle-orm'
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
