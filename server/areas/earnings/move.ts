import { eq } from 'drizzle-orm'
import { type Account, mustTransfer, ofHouse, ofPerson } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { type IncomeState, states } from './states'
import { incomes } from './tables'

export type Income = typeof incomes.$inferSelect

/** Where the money of an income lies in a state. */
export const accountIn = (
  { userId, payerHolder, payerPart }: Income,
  state: IncomeState,
): Account => {
  const { part } = states.of(state)
  if (part === 'payer') return { holder: payerHolder, part: payerPart }
  return part === 'gifts' ? ofHouse(part) : ofPerson(userId, part)
}

type Known = Partial<Pick<Income, 'settledAt' | 'paidAt' | 'takenBackAt' | 'reason'>>

/** The row and its money go together. Call it with the row locked. */
export async function moveIncome(
  tx: Db,
  income: Income,
  to: IncomeState,
  { at, ...known }: Known & { at: Date },
): Promise<void> {
  states.check(income.state, to)
  const { amount, title, incomeId } = income
  const from = accountIn(income, income.state)
  await mustTransfer(tx, { from, to: accountIn(income, to), amount, title, subject: incomeId, at })
  await tx
    .update(incomes)
    .set({ ...known, state: to })
    .where(eq(incomes.incomeId, incomeId))
}
