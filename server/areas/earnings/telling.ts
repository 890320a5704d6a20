import type { Telling } from '../telling'

export const earningsTelling: Telling = {
  incomes: {
    title: '收入',
    of: 'user_id',
    columns: ['source', 'title', 'amount', 'state', 'created_at', 'settles_at', 'reason'],
  },
  withdrawals: {
    title: '提现',
    of: 'user_id',
    columns: [
      ...['withdrawal_no', 'amount', 'fee', 'way', 'state', 'reason', 'payout_no'],
      ...['created_at', 'reviewed_at', 'ended_at'],
    ],
  },
}
