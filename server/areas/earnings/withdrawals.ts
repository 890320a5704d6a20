import { eq } from 'drizzle-orm'
import { type Account, mustTransfer, ofHouse, type Part } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { withdrawals } from './tables'
import { type WithdrawalState, withdrawalStates } from './withdrawal-states'

export type Withdrawal = typeof withdrawals.$inferSelect

export const isWithdrawal = (withdrawalNo: string) => eq(withdrawals.withdrawalNo, withdrawalNo)

export async function findWithdrawal(
  db: Db,
  withdrawalNo: string,
): Promise<Withdrawal | undefined> {
  const [row] = await db.select().from(withdrawals).where(isWithdrawal(withdrawalNo))
  return row
}

/** Held until the transaction ends. */
export async function lockWithdrawal(
  tx: Db,
  withdrawalNo: string,
): Promise<Withdrawal | undefined> {
  const [row] = await tx.select().from(withdrawals).where(isWithdrawal(withdrawalNo)).for('update')
  return row
}

export const isOver = ({ state }: Pick<Withdrawal, 'state'>) => withdrawalStates.isOver(state)

/** Where its money lies, before it is asked for and meanwhile. */
export const accountOf = ({ holder, part }: Pick<Withdrawal, 'holder' | 'part'>): Account => ({
  holder,
  part,
})
export const underWayOf = ({ holder }: Pick<Withdrawal, 'holder'>): Account => ({
  holder,
  part: 'withdrawing' satisfies Part,
})

type Known = Partial<
  Pick<
    Withdrawal,
    | 'reason'
    | 'confirming'
    | 'confirmUntil'
    | 'givenUpAt'
    | 'payoutNo'
    | 'reviewedAt'
    | 'sentAt'
    | 'endedAt'
    | 'tryAt'
    | 'tries'
    | 'lastError'
  >
>

/** What is learnt of it, without a move. */
export const keepOf = (tx: Db, { withdrawalNo }: Withdrawal, known: Known) =>
  tx.update(withdrawals).set(known).where(isWithdrawal(withdrawalNo))

/** Call it with the row locked. */
export async function moveWithdrawal(
  tx: Db,
  withdrawal: Withdrawal,
  to: WithdrawalState,
  known: Known = {},
): Promise<Withdrawal> {
  withdrawalStates.check(withdrawal.state, to)
  const [moved] = await tx
    .update(withdrawals)
    .set({ ...known, state: to })
    .where(isWithdrawal(withdrawal.withdrawalNo))
    .returning()
  return moved!
}

/** What it ended with, without what only its way needed. */
const ended = (at: Date) => ({ endedAt: at, tryAt: null, confirming: null, confirmUntil: null })

/** It has arrived: the fee is the house's, the rest has left her. Call it with the row locked. */
export async function endPaid(
  tx: Db,
  withdrawal: Withdrawal,
  { payoutNo, at }: { payoutNo: string; at: Date },
): Promise<void> {
  const { withdrawalNo: subject, amount, fee } = withdrawal
  const from = underWayOf(withdrawal)
  await moveWithdrawal(tx, withdrawal, 'paid', { ...ended(at), payoutNo, lastError: '' })
  const sent = { from, to: ofHouse('bank'), amount: amount - fee, title: '提现到账', subject, at }
  await mustTransfer(tx, sent)
  if (fee > 0)
    await mustTransfer(tx, { ...sent, to: ofHouse('fees'), amount: fee, title: '提现手续费' })
}

/** Its money lies where it lay before, to the cent. Call it with the row locked. */
export async function endBack(
  tx: Db,
  withdrawal: Withdrawal,
  to: 'failed' | 'cancelled',
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await moveWithdrawal(tx, withdrawal, to, { ...ended(at), reason, lastError: '' })
  await mustTransfer(tx, {
    from: underWayOf(withdrawal),
    to: accountOf(withdrawal),
    amount: withdrawal.amount,
    title: to === 'failed' ? '提现没有成功，钱已退回' : '取消提现，钱已退回',
    subject: withdrawal.withdrawalNo,
    at,
  })
}
