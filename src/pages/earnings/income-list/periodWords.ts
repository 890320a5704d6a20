import type { Out } from '@contract/api'
import { money } from '@/format/money'
import type { Point } from '@/ui/chart/chartData'

type Sums = Out<'/tp5/api/MyIncome/accumulateIncome'>

/** How the chosen days compare with as many before them. */
export function comparedWords({ income, before, number, today }: Sums): string {
  const counted = `${number} 笔，今天 ${money(today)}`
  if (before === null) return counted
  if (before === income) return `${counted}，和前一段一样多`
  const more = income > before ? '多' : '少'
  return `${counted}，比前一段${more} ${money(Math.abs(income - before))}`
}

/** 11.08 for a day, 2026.11 for a month. */
export const pointOf =
  (by: Sums['by']) =>
  ({ day, amount }: Sums['days'][number]): Point => ({
    label: (by === 'day' ? day.slice(5) : day).replace('-', '.'),
    value: amount / 100,
  })
