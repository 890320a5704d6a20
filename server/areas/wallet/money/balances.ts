import { eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Part } from './accounts'
import { moneyAccounts, moneyEntries } from './tables'

/** What a holder has in each part; a part that is not there holds nothing. */
export async function moneyOf(db: Db, holder: string): Promise<Partial<Record<Part, number>>> {
  const rows = await db
    .select({ part: moneyAccounts.part, balance: moneyAccounts.balance })
    .from(moneyAccounts)
    .where(eq(moneyAccounts.holder, holder))
  return Object.fromEntries(rows.map(({ part, balance }) => [part, balance]))
}

/** What the house has in each part. Reads all her entries: for the desk, never for a call. */
export async function moneyOfHouse(db: Db): Promise<Partial<Record<Part, number>>> {
  const { part, amount, holder } = moneyEntries
  const rows = await db
    .select({ part, balance: sql<number>`sum(${amount})::float8` })
    .from(moneyEntries)
    .where(eq(holder, 'house'))
    .groupBy(part)
  return Object.fromEntries(rows.map(({ part, balance }) => [part, balance]))
}
