import type { Out } from '@contract/api'
import { dayAfter, daysBetween } from '@server/calendar'
import {
  chiefParts,
  type DaySums,
  meanOf,
  type MeasureKey,
  type MeasureRule,
  measures,
  monthDay,
  numberText,
  pairText,
  sumsBetween,
  unitText,
  valueText,
  weekdayOf,
} from '@server/areas/health/health'
import { reachedBy } from './held'
import { findHeld, type Planning } from './standing'
import { talliesOf, together } from './tally'

type Summary = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planSummary'>
type Compared = Summary['compared'][number]
type Days = ReadonlyMap<string, DaySums>

/** Both included. */
interface Span {
  from: string
  to: string
}

const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayAfter(from, at))

const spanText = ({ from, to }: Span) =>
  from === to ? monthDay(from) : `${monthDay(from)}到${monthDay(to)}`

/** What some days came to in each of the chief parts of a measure. */
function meansOf(measure: MeasureKey, days: Days, span: Span): (number | null)[] {
  const rule = measures[measure]
  const here = daysOf(span).map((day) => days.get(day))
  return chiefParts(rule).map((part) =>
    meanOf(
      rule.day,
      here.map((sums) => sums?.parts[part.part]),
      part,
    ),
  )
}

/** All that is known of it: 132/84 mmHg; empty where nothing is. */
function textOf(measure: MeasureKey, means: readonly (number | null)[]): string {
  const rule = measures[measure]
  const [high, low] = means
  if (rule.pair) return high == null || low == null ? '' : pairText(high, low) + unitText('high')
  const parts = chiefParts(rule)
  return parts
    .flatMap(({ part, name }, nth) => {
      const mean = means[nth]
      if (mean == null) return []
      return parts.length > 1 ? `${name} ${valueText(part, mean)}` : valueText(part, mean)
    })
    .join('，')
}

const counted = (measure: MeasureKey, days: Days, span: Span): number =>
  daysOf(span).filter((day) =>
    chiefParts(measures[measure]).some(({ part }) => days.get(day)?.parts[part] !== undefined),
  ).length

/** How the first part that is known on both sides has moved; no word on what that means. */
function movedText(
  rule: MeasureRule,
  before: readonly (number | null)[],
  after: readonly (number | null)[],
): string {
  const parts = chiefParts(rule)
  const nth = parts.findIndex((_, at) => before[at] != null && after[at] != null)
  const part = parts[nth]
  if (!part) return ''
  const by = after[nth]! - before[nth]!
  const name = parts.length > 1 ? part.name : ''
  if (by === 0) return `，${name}前后一样`
  const [more, less] = rule.day === 'mean' ? ['高', '低'] : ['多', '少']
  return `，${name}${by > 0 ? more : less} ${numberText(part.part, Math.abs(by))}`
}

interface Sides {
  before: Span
  after: Span
}

function compare(measure: MeasureKey, days: Days, { before, after }: Sides): Compared {
  const rule = measures[measure]
  const parts = chiefParts(rule)
  const first = parts[0]!
  const [former, since] = [meansOf(measure, days, before), meansOf(measure, days, after)]
  const [beforeText, afterText] = [textOf(measure, former), textOf(measure, since)]
  const said = (name: string, text: string) =>
    text === '' ? `${name}没有记录` : `${name}平均 ${text}`
  return {
    ...{ measure, name: rule.name, unit: unitText(first.part).trim() },
    part_name: parts.length > 1 ? first.name : '',
    sentence: `${rule.name}：${said('开始前', beforeText)}，${said('开始后', afterText)}${movedText(rule, former, since)}`,
    ...{ before: former[0] ?? null, before_text: beforeText },
    ...{ after: since[0] ?? null, after_text: afterText },
    before_days: counted(measure, days, before),
    after_days: counted(measure, days, after),
    points: daysOf(after).map((day) => {
      const [value = null] = meansOf(measure, days, { from: day, to: day })
      return {
        ...{ day, label: `${Number(day.slice(8))}日`, name: `${monthDay(day)} ${weekdayOf(day)}` },
        value,
        text: value === null ? '' : valueText(first.part, value),
      }
    }),
  }
}

/** What was done of a plan, and what was measured since, beside as many days before it. */
export async function summaryOf(planning: Planning, planId: number): Promise<Summary> {
  const { db, whose, today } = planning
  const held = await findHeld(planning, planId)
  const after: Span = { from: held.from, to: reachedBy(held, today) }
  const days = daysBetween(after.from, after.to) + 1
  const before: Span = { from: dayAfter(held.from, -days), to: dayAfter(held.from, -1) }
  const sums = await sumsBetween(db, whose, before.from, after.to)
  const tallies = talliesOf(held, sums, today)
  const { of, done } = together(tallies)
  return {
    ...{ plan_id: planId, title: held.content.title, done, due: of, days },
    sentence: `${days} 天里 ${of} 件做了 ${done} 件`,
    whole_days: tallies.filter((one) => one.of > 0 && one.done === one.of).length,
    before_text: spanText(before),
    after_text: spanText(after),
    compared: held.content.compare.map((measure) => compare(measure, sums, { before, after })),
  }
}
