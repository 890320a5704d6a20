import { hourOf } from '@server/calendar'
import {
  type DaySums,
  doubtfulIn,
  type Figure,
  meanOf,
  type MeasureKey,
  measures,
  numberText,
  pairText,
  type Place,
  type Reading,
  type Standing,
  standingOf,
  standingWords,
  sumsOf,
  worst,
} from '@server/areas/health/health'

/** A place of the chart with all that was measured in it. */
export interface Filled extends Place {
  sums: readonly DaySums[]
  /** What came together in an hour is held against nothing that is meant for a day. */
  hour?: true
}

/** The hours of a day, each a place of its own. */
export function hoursOf(day: string, readings: readonly Reading[], measure: MeasureKey): Filled[] {
  const byHour = Array.from({ length: 24 }, (): Reading[] => [])
  for (const one of readings)
    if (one.measure === measure) byHour[hourOf(new Date(one.at))]!.push(one)
  return byHour.map((here, hour) => ({
    ...{ from: day, to: day, label: `${hour}点`, name: `${hour} 点`, hour: true as const },
    sums: [sumsOf(here)],
  }))
}

function textOf(values: readonly (number | null)[], figures: readonly Figure[], pair: boolean) {
  const [high, low] = values
  if (pair) return high == null || low == null ? '' : pairText(high, low)
  return figures
    .flatMap(({ rule }, nth) => {
      const value = values[nth]
      if (value == null) return []
      const text = numberText(rule.part, value)
      return figures.length > 1 ? `${rule.name} ${text}` : text
    })
    .join('，')
}

const doubtWords = (count: number, values: readonly (number | null)[]): string => {
  if (count === 0) return ''
  return values.some((value) => value !== null)
    ? `另有 ${count} 次存疑，不算进去`
    : `只有存疑的 ${count} 次`
}

/** What stands at a place: its values in the order of the figures, and how they lie to their ranges. */
export function pointOf(place: Filled, key: MeasureKey, figures: readonly Figure[]) {
  const measure = measures[key]
  const values = figures.map(({ rule }) =>
    meanOf(
      measure.day,
      place.sums.map(({ parts }) => parts[rule.part]),
      rule,
    ),
  )
  const judged = !(place.hour && measure.day === 'total')
  const standings = values.map((value, nth): Standing => {
    const { rule, band } = figures[nth]!
    return value === null || !judged ? 'none' : standingOf(rule.part, value, band)
  })
  return {
    ...{ label: place.label, name: place.name, day: place.from, values, standings },
    text: textOf(values, figures, Boolean(measure.pair)),
    standing_text: standingWords[worst(standings)],
    doubt_text: doubtWords(doubtfulIn(key, place.sums), values),
  }
}
