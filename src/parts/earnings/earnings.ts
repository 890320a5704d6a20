import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'
import type { IconName } from '@/ui/icons/drawings'

export type Income = Out<'/tp5/api/MyIncome/lists'>['list'][number]
export type IncomeDetail = Out<'/tp5/api/MyIncome/detail'>
export type IncomeSource = Income['source']
export type Withdrawal = Out<'/user/Center/getWithdrawList'>['list'][number]
export type WithdrawalDetail = Out<'/user/Center/getWithdrawDetail'>
export type WithdrawalRules = Out<'/tp5/api/UserWithdraw/rules'>

export const incomeTones: Record<Income['state'], TagTone> = {
  pending: 'gold',
  settled: 'brand',
  frozen: 'warn',
  paid: 'ok',
  taken_back: 'plain',
  left: 'plain',
}

export const withdrawalTones: Record<Withdrawal['state'], TagTone> = {
  created: 'gold',
  checking: 'gold',
  sending: 'gold',
  paid: 'ok',
  failed: 'warn',
  cancelled: 'plain',
}

export const sourceIcons: Record<IncomeSource, IconName> = {
  task: 'check',
  invite: 'user',
  recruit: 'star',
  dividend: 'store',
  commission: 'shop',
  machine: 'vending',
  shop: 'receipt',
  reward: 'gift',
  steward: 'home',
}
