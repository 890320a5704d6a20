import type { Telling } from '../telling'

export const walletTelling: Telling = {
  wallet_accounts: { title: '积分和金币', of: 'user_id', columns: ['currency', 'balance'] },
  wallet_entries: {
    title: '积分和金币的收支',
    of: 'user_id',
    where: { account: 'user' },
    columns: ['currency', 'amount', 'balance', 'title', 'order_sn', 'created_at'],
  },
  money_accounts: { title: '余额', of: 'holder', columns: ['part', 'balance'] },
  money_entries: {
    title: '余额的收支',
    of: 'holder',
    columns: ['part', 'amount', 'balance', 'title', 'subject', 'created_at'],
  },
  wallet_days: { untold: 'sums of the entries, day by day' },
}
