import type { incomeSources } from '@contract/earnings/income'

export type IncomeSource = (typeof incomeSources)[number]

/** What people earn money by, and what a ledger calls it. */
export const sources: Record<IncomeSource, string> = {
  task: '任务收入',
  invite: '邀请奖励',
  recruit: '推广奖励',
  dividend: '分红',
  commission: '佣金',
  machine: '机器收入',
  shop: '店铺结算',
  reward: '奖励',
  steward: '管家收入',
}
