import { businessDay } from '@server/calendar'
import { type Band, bandOf } from './bands'
import { chiefParts, type MeasureRule, type PartRule, roundTo } from './measures'
import type { Person } from './person'
import { type DaySums, joined, type Sum } from './sums'
import { clock, monthDay, partOfDay, weekdayOf } from './words/when'
import type { Span } from './span'

export interface Peak {
  value: number
  /** 周三早上 */
  when: string
}

/** What a period came to in one part. */
export interface Figure {
  rule: PartRule
  /** How many readings. */
  n: number
  /** Null: nothing was measured. */
  average: number | null
  former: number | null
  highest: Peak | null
  lowest: Peak | null
  band: Band | null
}

type Of = readonly (Sum | undefined)[]

/** The mean of all readings, or of what their days came to. */
export function meanOf(day: MeasureRule['day'], sums: Of, { digits }: PartRule): number | null {
  const known = sums.filter((sum) => sum !== undefined)
  if (known.length === 0) return null
  const total = known.reduce((all, { sum }) => all + sum, 0)
  const among = day === 'mean' ? known.reduce((all, { n }) => all + n, 0) : known.length
  return roundTo(total / among, digits)
}

const dayWords = (day: string, { range, today }: Span): string => {
  if (day === today) return '今天'
  return range === 'week' ? weekdayOf(day) : monthDay(day)
}

const momentWords = (at: number, span: Span): string => {
  const moment = new Date(at)
  if (span.range === 'day') return clock(moment)
  return dayWords(businessDay(moment), span) + partOfDay(moment)
}

type Days = ReadonlyMap<string, DaySums>

const within = (days: Days, { from, to }: { from: string; to: string }) =>
  [...days].filter(([day]) => day >= from && day <= to)

/** The sums of the days of a span, one after the other. */
export const sumsIn = (days: Days, span: { from: string; to: string }): DaySums[] =>
  within(days, span).map(([, sums]) => sums)

function peaksOf(day: MeasureRule['day'], days: Days, span: Span, { part }: PartRule) {
  if (day === 'mean') {
    const all = joined(sumsIn(days, span).map(({ parts }) => parts[part]))
    if (!all) return []
    return [all.low, all.high].map(([value, at]) => ({ value, when: momentWords(at, span) }))
  }
  // what came together in one day is no peak of it
  if (span.range === 'day') return []
  return within(days, span)
    .flatMap(([of, { parts }]) => {
      const sum = parts[part]
      return sum ? [{ value: sum.sum, when: dayWords(of, span) }] : []
    })
    .sort((one, other) => one.value - other.value)
}

/** What a period came to, in each of the parts that are spoken of. */
export const figuresOf = (
  measure: MeasureRule,
  days: Days,
  span: Span,
  whom: { person: Person; now: Date },
): Figure[] =>
  chiefParts(measure).map((rule) => {
    const { part } = rule
    const sums = sumsIn(days, span).map(({ parts }) => parts[part])
    const former = sumsIn(days, span.former).map(({ parts }) => parts[part])
    const peaks = peaksOf(measure.day, days, span, rule)
    return {
      rule,
      n: joined(sums)?.n ?? 0,
      average: meanOf(measure.day, sums, rule),
      former: meanOf(measure.day, former, rule),
      lowest: peaks[0] ?? null,
      highest: peaks.at(-1) ?? null,
      band: bandOf(part, whom),
    }
  })
