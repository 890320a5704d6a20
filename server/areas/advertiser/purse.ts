import { and, eq, sql } from 'drizzle-orm'
import { moneyEntries, moneyOf, ofAdvertiser } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { isTopUp } from './top-up/order'
import { adCampaigns } from './tables'

export const purseAccount = (advertiserId: number) => ofAdvertiser(advertiserId, 'purse')

/** What lies in the purse, and what its campaigns hold. */
export async function purseOf(db: Db, advertiserId: number) {
  const { purse = 0, withdrawing = 0 } = await moneyOf(db, purseAccount(advertiserId).holder)
  const { funded, spent } = adCampaigns
  const [row] = await db
    .select({
      budgets: sql<number>`coalesce(sum(${funded} - ${spent}), 0)::float8`,
      spent: sql<number>`coalesce(sum(${spent}), 0)::float8`,
    })
    .from(adCampaigns)
    .where(eq(adCampaigns.advertiserId, advertiserId))
  return { purse, withdrawing, budgets: row!.budgets, spent: row!.spent }
}

/** All that was ever paid into it. */
export async function toppedUp(db: Db, advertiserId: number): Promise<number> {
  const { holder, part, subject, amount } = moneyEntries
  const purse = purseAccount(advertiserId)
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::float8` })
    .from(moneyEntries)
    .where(and(eq(holder, purse.holder), eq(part, purse.part), isTopUp(subject)))
  return row!.sum
}
