import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { incomes } from './tables'

/** What somebody had of dividends; what was taken back of them is told by the ledger. */
export async function dividendTotals(db: Db, userId: string, month: string) {
  const sumWhere = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${incomes.amount}) filter (where ${which}), 0)::float8`
  const inMonth = sql`to_char(${incomes.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`
  const [row] = await db
    .select({
      total: sumWhere(sql`true`),
      month: sumWhere(inMonth),
      pending: sumWhere(sql`${incomes.state} = 'pending'`),
    })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), eq(incomes.source, 'dividend')))
  return { ...row!, any: row!.total > 0 ? (1 as const) : (0 as const) }
}
