import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import type { IncomeSource } from './sources'
import { presentIncome } from './present-income'
import { earnedWithin, type Span, spanOf } from './span'
import { incomes } from './tables'

const pageSize = 20

interface Wanted extends Span {
  cursor?: string | undefined
  source?: IncomeSource | undefined
}

/** A page of what somebody earned, and the total of all that the pages hold. */
export async function listIncomes(db: Db, userId: string, wanted: Wanted, now: Date) {
  const { source, cursor } = wanted
  const name = `incomes ${source ?? ''}`
  const [before] = cursor ? readCursor(name, cursor, [idText]) : []
  const chosen = and(
    eq(incomes.userId, userId),
    source && eq(incomes.source, source),
    earnedWithin(spanOf(wanted, now)),
  )
  const [sums] = await db
    .select({
      income: sql<number>`coalesce(sum(${incomes.amount}), 0)::float8`,
      number: count(),
    })
    .from(incomes)
    .where(chosen)
  const rows = await db
    .select()
    .from(incomes)
    .where(and(chosen, before === undefined ? undefined : lt(incomes.incomeId, String(before))))
    .orderBy(desc(incomes.incomeId))
    .limit(pageSize + 1)
  const { list, next } = page(rows, pageSize, ({ incomeId }) => writeCursor(name, [incomeId]))
  return { ...sums!, list: list.map(presentIncome), next }
}
