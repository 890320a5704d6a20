import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import type { Fact } from '@/ui/facts/Facts'

interface Sums {
  sold: number
  refunds: number
  money: number
  points: number
  gold: number
  share?: number
}

/** What was sold, in the same words on every page. */
export const sumsFacts = ({ sold, refunds, money: cents, points, gold, share }: Sums) => [
  { name: '收入', value: money(cents), strong: true },
  ...(share === undefined ? [] : [{ name: '我的分成', value: money(share), strong: true }]),
  { name: '卖出', value: `${grouped(sold)} 件` },
  ...(refunds > 0 ? [{ name: '退款', value: `${grouped(refunds)} 单` }] : []),
  ...(points > 0 ? [{ name: '收积分', value: grouped(points) }] : []),
  ...(gold > 0 ? [{ name: '收金币', value: grouped(gold) }] : []),
]

export const notKnown = '—'

/** The same before they are known, in the room that they will take. */
export const awaited = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, value: notKnown }))

export const sumsAwaited = awaited(sumsFacts({ sold: 0, refunds: 0, money: 0, points: 0, gold: 0 }))

/** 11.08 for a day, 2026.11 for a month. */
export const shortDay = (day: string): string =>
  (day.length > 7 ? day.slice(5) : day).replace('-', '.')

/** How the money compares with as many days before. */
export function beforeWords(now: number, before: number | null): string {
  if (before === null) return '全部日子'
  if (before === now) return '和前一段一样多'
  return `比前一段${now > before ? '多' : '少'} ${money(Math.abs(now - before))}`
}
