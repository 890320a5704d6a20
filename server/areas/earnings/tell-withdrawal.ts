import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import { confirmHours } from '@server/providers/payment/payout'
import { fromOf } from './withdrawal-rules'
import type { Withdrawal } from './withdrawals'

type Ended = Pick<Withdrawal, 'withdrawalNo' | 'userId' | 'amount' | 'fee'>

const tell = (
  tx: Db,
  { withdrawalNo, userId }: Ended,
  facts: { cents: number; state: 'confirm' | 'paid' | 'failed' | 'cancelled'; hint: string },
  at: Date,
) =>
  remind(tx, {
    ...{ userId, kind: 'withdrawal', at },
    about: `${withdrawalNo} ${facts.state}`,
    facts: { withdrawal_no: withdrawalNo, ...facts },
  })

export const tellToConfirm = (tx: Db, row: Ended, at: Date) =>
  tell(
    tx,
    row,
    {
      cents: row.amount - row.fee,
      state: 'confirm',
      hint: `等您在微信里确认，${confirmHours} 小时内有效`,
    },
    at,
  )

/** How it ended. */
export async function tellEnd(
  tx: Db,
  row: Ended & Pick<Withdrawal, 'state' | 'part'>,
  reason: string,
  at: Date,
): Promise<void> {
  const { state, amount, fee } = row
  const back = `退回${fromOf(row)}了${reason ? `：${reason}` : ''}`
  if (state === 'paid')
    await tell(tx, row, { cents: amount - fee, state, hint: '已到您的微信零钱' }, at)
  if (state === 'failed' || state === 'cancelled')
    await tell(tx, row, { cents: amount, state, hint: back }, at)
}
