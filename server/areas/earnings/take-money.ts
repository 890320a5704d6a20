import { and, asc, eq, inArray } from 'drizzle-orm'
import { moneyOf, mustTransfer, ofPerson } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { states } from './states'
import { incomes } from './tables'

interface Taking {
  userId: string
  /** All that are settled where it is left out. */
  incomeId: string | undefined
  now: Date
}

/** What is settled becomes the balance. One transfer however many incomes there are. */
export async function takeMoney(tx: Db, { userId, incomeId, now }: Taking) {
  const which = incomeId === undefined ? undefined : eq(incomes.incomeId, incomeId)
  const settled = await tx
    .select({ incomeId: incomes.incomeId, amount: incomes.amount })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), eq(incomes.state, 'settled'), which))
    .orderBy(asc(incomes.incomeId))
    .for('update')
  if (settled.length === 0 && incomeId !== undefined) throw new Refusal('incomeMoved')
  const amount = settled.reduce((sum, one) => sum + one.amount, 0)
  if (amount > 0) {
    states.check('settled', 'paid')
    await tx
      .update(incomes)
      .set({ state: 'paid', paidAt: now })
      .where(
        inArray(
          incomes.incomeId,
          settled.map((one) => one.incomeId),
        ),
      )
    await mustTransfer(tx, {
      from: ofPerson(userId, 'settled'),
      to: ofPerson(userId, 'balance'),
      amount,
      title: settled.length === 1 ? '领取收入' : `领取 ${settled.length} 笔收入`,
      subject: incomeId ?? uuidv7(now.getTime()),
      at: now,
    })
  }
  const { balance = 0 } = await moneyOf(tx, userId)
  return { amount, number: settled.length, balance }
}
