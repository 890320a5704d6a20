import { and, type Column, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type Income, moveIncome } from './move'
import type { IncomeSource } from './sources'
import { type IncomeState, states } from './states'
import { incomes } from './tables'

export { cancelWithdrawal } from './cancel-withdrawal'
export { createWithdrawal } from './create-withdrawal'
export { earn, earnMany } from './earn'
export { earningsOf, heldBy, sharesOf } from './income-sums'
export { listIncomes } from './list-incomes'
export { presentIncomeDetail } from './present-income'
export { type Payee, payeeOf, wechatStanding } from './payee-of'
export { presentRules, presentWithdrawal } from './present-withdrawal'
export { payoutNotifyPath } from './send-withdrawal'
export { momentWithin, type Span, spanBefore, spanOf } from './span'
export { incomes } from './tables'
export { takeMoney } from './take-money'
export { leftOf, mostNow } from './withdrawal-limits'
export { feeOf, withdrawalRules } from './withdrawal-rules'
export type { Income, IncomeSource, IncomeState }

export const incomeStateText = (state: IncomeState): string => states.of(state).text

interface Which {
  userId: string
  source: IncomeSource
  subject: string
}

/** Nobody takes it until it is thawed or taken back; what was taken already stays. */
export async function freeze(tx: Db, which: Which, reason: string, at: Date): Promise<boolean> {
  const income = await lockIncome(tx, which)
  if (!income || !isHeld(income) || income.state === 'frozen') return false
  await moveIncome(tx, income, 'frozen', { reason, at })
  return true
}

/** What was frozen goes on as if it had not been. */
export async function thaw(tx: Db, which: Which, at: Date): Promise<boolean> {
  const income = await lockIncome(tx, which)
  if (income?.state !== 'frozen') return false
  if (income.settlesAt > at) await moveIncome(tx, income, 'pending', { reason: '', at })
  else await moveIncome(tx, income, 'settled', { reason: '', settledAt: at, at })
  return true
}

/** Goes back to who paid it, unless its owner has taken it. */
export async function takeBack(tx: Db, which: Which, reason: string, at: Date): Promise<boolean> {
  const income = await lockIncome(tx, which)
  if (!income || !isHeld(income)) return false
  await moveIncome(tx, income, 'taken_back', { reason, takenBackAt: at, at })
  return true
}

interface Since {
  userId: string
  source: IncomeSource
  since: Date
}

/** What somebody has earned since then and not taken yet. */
export const incomesSince = (db: Db, { userId, source, since }: Since) =>
  db
    .select({ source: incomes.source, subject: incomes.subject })
    .from(incomes)
    .where(
      and(
        eq(incomes.userId, userId),
        eq(incomes.source, source),
        gte(incomes.createdAt, since),
        inArray(incomes.state, ['pending', 'settled']),
      ),
    )

/** How an income stands whose owner and subject are columns of another area's statement. */
export function stateOfIncome(source: IncomeSource, owner: Column, subject: Column) {
  // written out: of a select from one table Drizzle leaves the names of tables away
  const of = ({ table, name }: Column) => sql`${table}.${sql.identifier(name)}`
  return sql`(select incomes.state from incomes where incomes.user_id = ${of(owner)}
    and incomes.source = ${source} and incomes.subject = ${of(subject)})`
}

const isHeld = ({ state }: Income) => states.mayBecome(state, 'taken_back')

async function lockIncome(tx: Db, { userId, source, subject }: Which): Promise<Income | undefined> {
  const { userId: owner, source: by, subject: about } = incomes
  const which = and(eq(owner, userId), eq(by, source), eq(about, subject))
  const [income] = await tx.select().from(incomes).where(which).for('update')
  return income
}
