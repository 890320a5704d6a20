import { type Account, mustTransfer } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { accountIn, type Income } from './move'
import type { IncomeSource } from './sources'
import { incomes } from './tables'

interface Earning {
  userId: string
  source: IncomeSource
  /** What it was earned by: the same is never earned twice. */
  subject: string
  title: string
  /** In cents. */
  amount: number
  from: Account
  /** Until then it may be looked at; null where nothing has to be. */
  settlesAt: Date | null
  at: Date
}

/** So many in a statement, which has room for 65,535 values. */
const mostRows = 1000

const rowOf = ({ from, settlesAt, at, ...given }: Earning): typeof incomes.$inferInsert => ({
  ...given,
  incomeId: uuidv7(at.getTime()),
  state: settlesAt ? 'pending' : 'settled',
  payerHolder: from.holder,
  payerPart: from.part,
  createdAt: at,
  settlesAt: settlesAt ?? at,
  settledAt: settlesAt ? null : at,
})

/** Books incomes in their order; returns those that were not booked already. Call it inside a transaction. */
export async function earnMany(tx: Db, earnings: readonly Earning[]): Promise<Income[]> {
  const booked: Income[] = []
  for (let first = 0; first < earnings.length; first += mostRows) {
    const rows = earnings.slice(first, first + mostRows).map(rowOf)
    booked.push(...(await tx.insert(incomes).values(rows).onConflictDoNothing().returning()))
  }
  for (const income of booked) {
    const { payerHolder: holder, payerPart: part, amount, title, incomeId, createdAt } = income
    await mustTransfer(tx, {
      ...{ from: { holder, part }, to: accountIn(income, income.state) },
      ...{ amount, title, subject: incomeId, at: createdAt },
    })
  }
  return booked
}

/** Books an income, or null where it is booked already. Call it inside a transaction. */
export async function earn(tx: Db, earning: Earning): Promise<Income | null> {
  const [income] = await earnMany(tx, [earning])
  return income ?? null
}
