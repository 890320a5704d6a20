import type { IncomeSource } from '@/parts/earnings/earnings'

export const sourceChoices: readonly { source: IncomeSource | undefined; text: string }[] = [
  { source: undefined, text: '全部' },
  { source: 'task', text: '任务' },
  { source: 'invite', text: '邀请' },
  { source: 'recruit', text: '推广' },
  { source: 'dividend', text: '分红' },
  { source: 'commission', text: '佣金' },
  { source: 'machine', text: '机器' },
  { source: 'reward', text: '奖励' },
  { source: 'steward', text: '管家' },
  { source: 'shop', text: '店铺' },
]
