import { and, eq } from 'drizzle-orm'
import type { incomeCalls } from '@contract/earnings/income'
import { businessDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { dividendTotals } from './dividends'
import { accumulated, ratioOf } from './income-sums'
import { listIncomes } from './list-incomes'
import { presentIncomeDetail } from './present-income'
import type { IncomeSource } from './sources'
import { incomes } from './tables'
import { takeMoney } from './take-money'

interface Which {
  userId: string
  incomeId: string
  source?: IncomeSource
}

async function detailOf(db: Db, { userId, incomeId, source }: Which) {
  const isIt = and(eq(incomes.incomeId, incomeId), eq(incomes.userId, userId))
  const [row] = await db
    .select()
    .from(incomes)
    .where(and(isIt, source && eq(incomes.source, source)))
  if (!row) throw new Refusal('notFound', '没有这笔收入')
  return presentIncomeDetail(row)
}

export const incomeHandlers: HandlersOf<typeof incomeCalls> = {
  '/tp5/api/MyIncome/lists': (input, { db, user, now }) => listIncomes(db, user.userId, input, now),

  '/tp5/api/MyIncome/detail': ({ income_id: incomeId }, { db, user: { userId } }) =>
    detailOf(db, { userId, incomeId }),

  '/tp5/api/MyIncome/accumulateIncome': (input, { db, user, now }) =>
    accumulated(db, user.userId, input, now),

  '/tp5/api/MyIncome/incomeRatio': (input, { db, user, now }) =>
    ratioOf(db, user.userId, input, now),

  '/tp5/api/MyIncome/getMoney': ({ income_id: incomeId }, { db, user: { userId }, now }) =>
    takeMoney(db, { userId, incomeId, now }),

  '/tp5/api/UserDividend/totals': (_input, { db, user: { userId }, now }) =>
    dividendTotals(db, userId, businessDay(now).slice(0, 7)),

  '/tp5/api/UserDividend/lists': (input, { db, user, now }) =>
    listIncomes(db, user.userId, { ...input, source: 'dividend' }, now),

  '/tp5/api/UserDividend/detail': ({ income_id: incomeId }, { db, user: { userId } }) =>
    detailOf(db, { userId, incomeId, source: 'dividend' }),
}
