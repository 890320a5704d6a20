import { type MeasureKey, measures, type Part } from './measures'
import { isDoubtful } from './quality'
import type { Reading } from './readings'

/** A value and its moment in milliseconds. */
export type Extreme = readonly [value: number, at: number]

/** What a chart has to know of a day's values of one part. */
export interface Sum {
  n: number
  sum: number
  low: Extreme
  high: Extreme
}

export interface DaySums {
  parts: Partial<Record<Part, Sum>>
  /** Readings of a clinic, which stay out of the averages. */
  clinic?: number
  /** Readings that their device doubts, which stay out of all else. */
  doubtful?: Partial<Record<MeasureKey, number>>
}

const added = (sum: Sum | undefined, value: number, at: number): Sum => {
  if (!sum) return { n: 1, sum: value, low: [value, at], high: [value, at] }
  return {
    n: sum.n + 1,
    sum: sum.sum + value,
    low: value < sum.low[0] ? [value, at] : sum.low,
    high: value > sum.high[0] ? [value, at] : sum.high,
  }
}

/** Made anew of all readings whenever one of them has changed, so that nothing counts twice. */
export function sumsOf(readings: readonly Reading[]): DaySums {
  const sums: DaySums = { parts: {} }
  for (const reading of readings) {
    const { measure, at, place, values, gone } = reading
    if (gone) continue
    if (isDoubtful(reading)) {
      const { doubtful = {} } = sums
      sums.doubtful = { ...doubtful, [measure]: (doubtful[measure] ?? 0) + 1 }
      continue
    }
    if (measures[measure].places && place === 'clinic') {
      sums.clinic = (sums.clinic ?? 0) + 1
      continue
    }
    for (const [part, value] of Object.entries(values) as [Part, number][])
      sums.parts[part] = added(sums.parts[part], value, at)
  }
  return sums
}

/** Of several days. */
export function joined(sums: readonly (Sum | undefined)[]): Sum | undefined {
  return sums.reduce<Sum | undefined>((all, one) => {
    if (!all || !one) return all ?? one
    return {
      n: all.n + one.n,
      sum: all.sum + one.sum,
      low: one.low[0] < all.low[0] ? one.low : all.low,
      high: one.high[0] > all.high[0] ? one.high : all.high,
    }
  }, undefined)
}
