import { money } from '@/format/money'
import type { Fact } from '@/ui/facts/Facts'
import type { WithdrawalRules } from './earnings'

const percent = (perMille: number) => `${Number((perMille / 10).toFixed(1))}%`

/** 0.6%，不足 ¥1.00 按 ¥1.00 */
export function feeWords({ fee_per_mille: rate, fee_least: least }: WithdrawalRules): string {
  if (rate === 0 && least === 0) return '不收手续费'
  const share = rate === 0 ? '每笔' : percent(rate)
  return least === 0 ? share : `${share}，不足 ${money(least)} 按 ${money(least)}`
}

export const ruleFacts = (rules: WithdrawalRules): Fact[] => [
  { name: '最少', value: money(rules.least) },
  { name: '一次最多', value: money(rules.most_once) },
  { name: '一天最多', value: money(rules.most_day) },
  { name: '一个月最多', value: money(rules.most_month) },
  { name: '一天次数', value: `${rules.times_day} 次` },
  { name: '手续费', value: feeWords(rules) },
]
