import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { enqueue } from '@server/jobs/enqueue'
import { sendOne } from './create-withdrawal'
import { isCancellable } from './present-withdrawal'
import { endBack, keepOf, lockWithdrawal, type Withdrawal } from './withdrawals'

/**
 * Before it was sent it is over at once. After that the provider is asked to take it back, and
 * whoever confirms meanwhile is paid.
 */
export async function cancelWithdrawal(tx: Db, no: string, at: Date): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, no)
  if (!row || !isCancellable(row)) throw new Refusal('withdrawalMoved')
  if (row.state === 'sending') await giveUp(tx, row, '', at)
  else await endBack(tx, row, 'cancelled', { reason: '', at })
  return (await lockWithdrawal(tx, no))!
}

/** Call it with a locked row that is being sent. */
export async function giveUp(tx: Db, row: Withdrawal, reason: string, at: Date): Promise<void> {
  await keepOf(tx, row, { givenUpAt: at, reason, tryAt: at, tries: 0 })
  await enqueue(tx, sendOne, { withdrawal_no: row.withdrawalNo })
}
