import type { Out } from '@contract/api'
import { businessDay, dayAfter } from '@server/calendar'
import type { Settings } from '@server/config'
import {
  bandOf,
  consentedAt,
  type DaySums,
  type Looking,
  meanOf,
  measures,
  monthDay,
  newPerson,
  type Part,
  partRule,
  type Person,
  personOf,
  readable,
  type Standing,
  standingOf,
  standingWords,
  type Sum,
  sumsBetween,
  valueText,
  weekdayOf,
} from '@server/areas/health/health'
import { fatigueDays, type FatigueRule, fatigueRules } from './fatigue-rules'

type Report = Out<'/tp5/api/ExchangeShop/HealthHome/fatigueReport'>
type Line = Report['lines'][number]

interface Week {
  person: Person
  now: Date
  /** The seven days, and those before. */
  days: readonly (readonly [day: string, sums: DaySums | undefined])[]
  before: readonly (DaySums | undefined)[]
}

const dayKind = (part: Part) =>
  Object.values(measures).find(({ parts }) => parts.some((one) => one.part === part))!.day

const meanIn = (part: Part, sums: readonly (Sum | undefined)[]): number | null =>
  meanOf(dayKind(part), sums, partRule(part))

const sumsOf = (part: Part, days: readonly (DaySums | undefined)[]): (Sum | undefined)[] =>
  days.map((day) => day?.parts[part])

/** The natural logarithm of each day's mean, as the published rule takes it. */
const logsOf = (part: Part, days: readonly (DaySums | undefined)[]): number[] =>
  sumsOf(part, days).flatMap((sum) => (sum ? [Math.log(sum.sum / sum.n)] : []))

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const deviation = (values: readonly number[]): number => {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1))
}

/** What a part of the week is held against, and how it stands; none where too little is known. */
interface Held {
  usual: string
  standing: Standing
  words: string
}

function heldAgainst(rule: FatigueRule, week: Week): Held {
  const { part } = rule
  const now = meanIn(part, sumsOf(part, nowOf(week)))
  if (rule.against === 'band') {
    const band = bandOf(part, week)
    const standing = now === null ? 'none' : standingOf(part, now, band)
    return { usual: band ? `参考范围：${band.text}` : '', standing, words: standingWords[standing] }
  }
  const before = meanIn(part, sumsOf(part, week.before))
  const usual = before === null ? '' : `前 ${fatigueDays.before} 天平均 ${valueText(part, before)}`
  const isLow = rule.against === 'usual' && isBelowUsual(rule, week)
  return { usual, standing: isLow ? 'low' : 'none', words: isLow ? '低于您平常的范围' : '' }
}

const nowOf = ({ days }: Week) => days.map(([, sums]) => sums)

function isBelowUsual(rule: Extract<FatigueRule, { against: 'usual' }>, week: Week): boolean {
  const [now, before] = [logsOf(rule.part, nowOf(week)), logsOf(rule.part, week.before)]
  if (now.length < rule.least || before.length < rule.leastBefore) return false
  return mean(now) < mean(before) - rule.deviations * deviation(before)
}

function lineOf(rule: FatigueRule, week: Week): Line {
  const { part, text, source, version, date, hand } = rule
  const average = meanIn(part, sumsOf(part, nowOf(week)))
  const { usual, standing, words } = heldAgainst(rule, week)
  const points = week.days.map(([day, sums]) => {
    const value = meanIn(part, [sums?.parts[part]])
    return {
      ...{ label: weekdayOf(day), name: `${monthDay(day)} ${weekdayOf(day)}`, value },
      text: value === null ? '' : valueText(part, value),
    }
  })
  return {
    ...{ part, name: partRule(part).name, unit: partRule(part).unit, rule: text },
    ...{ source, version, date, hand, usual, standing, standing_text: words, points },
    average: average === null ? '' : valueText(part, average),
    days: points.filter(({ value }) => value !== null).length,
  }
}

function sentenceOf(lines: readonly Line[]): string {
  const said = lines.flatMap(({ name, average, days }) =>
    average === '' ? [] : [`${name}平均 ${average}（${days} 天有记录）`],
  )
  return said.length > 0 ? `最近 7 天${said.join('，')}` : '最近 7 天没有睡眠、心率变异和步数的记录'
}

function adviceOf(lines: readonly Line[]): string {
  const said = lines.flatMap(({ name, standing_text: words }) =>
    words === '' ? [] : [name + words],
  )
  return said.length > 0 ? `${said.join('，')}。多歇一歇；一直这样，请把记录给医生看` : ''
}

/** A week of what one is tired by, beside what is usual; days without a reading stay gaps. */
export async function fatigueOf(
  context: Looking & { config: Settings },
  personId: string | undefined,
): Promise<Report> {
  const { db, now, config } = context
  const userId = await readable(context, personId, 'record')
  const whose = { userId, key: config.dataKey }
  const to = businessDay(now)
  const from = dayAfter(to, 1 - fatigueDays.now)
  const first = dayAfter(from, -fatigueDays.before)
  const known = await sumsBetween(db, whose, first, to)
  const week: Week = {
    ...{ now, person: (await personOf(db, whose)) ?? newPerson },
    days: daysFrom(from, fatigueDays.now).map((day) => [day, known.get(day)] as const),
    before: daysFrom(first, fatigueDays.before).map((day) => known.get(day)),
  }
  const lines = fatigueRules.map((rule) => lineOf(rule, week))
  return {
    consented: (await consentedAt(db, userId, 'record', now)) ? 1 : 0,
    ...{ from, to, title: `${monthDay(from)}–${monthDay(to)}`, lines },
    ...{ sentence: sentenceOf(lines), advice: adviceOf(lines) },
  }
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => dayAfter(first, nth))
