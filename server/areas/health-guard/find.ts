import { businessDay, dayAfter, daysBetween } from '@server/calendar'
import {
  bandOf,
  clock,
  type DaySums,
  deviceName,
  meanOf,
  monthDay,
  type Part,
  partRule,
  type Person,
  roundTo,
  standingOf,
  standingWords,
  type Sum,
  valueText,
} from '@server/areas/health/health'
import type { Device } from '@server/areas/health-device/health-device'
import type {
  ChangeRule,
  DayRule,
  DeviceRule,
  Limit,
  LimitRule,
  Rule,
  RunRule,
  SilenceRule,
} from './rules'

/** What is known when somebody's readings are looked at. */
export interface Seen {
  person: Person
  days: ReadonlyMap<string, DaySums>
  /** Those that are bound. */
  devices: readonly Pick<Device, 'kind' | 'serial' | 'lastUploadAt'>[]
  today: string
  now: Date
}

/** What a rule found: on which day, and what is said of it. */
export interface Found {
  day: string
  text: string
}

/** A reading may come in a day late; what is older was seen, or is past. */
const lately = ({ today }: Seen): string[] => [dayAfter(today, -1), today]

const dayMean = ({ days }: Seen, part: Part, day: string): number | null =>
  meanOf('mean', [days.get(day)?.parts[part]], partRule(part))

/** 空腹平均 7.4 mmol/L，高于参考范围; nothing where it lies inside. */
function outside(seen: Seen, part: Part, day: string): string | undefined {
  const mean = dayMean(seen, part, day)
  if (mean === null) return undefined
  const standing = standingWords[standingOf(part, mean, bandOf(part, seen))]
  return standing && `${partRule(part).name}平均 ${valueText(part, mean)}，${standing}`
}

const allOutside = (seen: Seen, parts: readonly Part[], day: string): string[] =>
  parts.flatMap((part) => outside(seen, part, day) ?? [])

const byDay = (seen: Seen, { parts }: DayRule): Found[] =>
  lately(seen).flatMap((day) => {
    const said = allOutside(seen, parts, day).filter(Boolean)
    return said.length > 0 ? [{ day, text: `${monthDay(day)}${said.join('；')}` }] : []
  })

/** The highest value of a day that reaches a limit, and the lowest that lies below one. */
function beyond(seen: Seen, { part, from, below }: Limit, day: string): Sum['low'][] {
  const sum = seen.days.get(day)?.parts[part]
  if (!sum) return []
  const over = from !== undefined && sum.high[0] >= from ? [sum.high] : []
  const under = below !== undefined && sum.low[0] < below ? [sum.low] : []
  return [...over, ...under]
}

const byLimit = (seen: Seen, { limits }: LimitRule): Found[] =>
  lately(seen).flatMap((day) => {
    const said = limits.flatMap((limit) =>
      beyond(seen, limit, day).map(
        ([value, at]) =>
          `${clock(new Date(at))} ${partRule(limit.part).name} ${valueText(limit.part, value)}`,
      ),
    )
    return said.length > 0 ? [{ day, text: `${monthDay(day)} ${said.join('，')}` }] : []
  })

function byRun(seen: Seen, { parts, days, within }: RunRule): Found[] {
  const measured = Array.from({ length: within }, (_, nth) => dayAfter(seen.today, -nth)).filter(
    (day) => parts.some((part) => seen.days.get(day)?.parts[part]),
  )
  const run = measured.slice(0, days)
  const [last] = run
  if (!last || run.length < days || !lately(seen).includes(last)) return []
  const isOutside = (day: string) => allOutside(seen, parts, day).some(Boolean)
  if (!run.every(isOutside)) return []
  const said = run.map(monthDay).reverse().join('、')
  const now = allOutside(seen, parts, last).filter(Boolean).join('；')
  return [{ day: last, text: `${said}都不在参考范围里，最近一天${now}` }]
}

/** The mean of so many days up to one; null: nothing was measured. */
function meanUpTo({ days }: Seen, part: Part, to: string, over: number): number | null {
  const sums = Array.from({ length: over }, (_, nth) => days.get(dayAfter(to, -nth))?.parts[part])
  return meanOf('mean', sums, partRule(part))
}

function byChange(seen: Seen, { part, share, over, apart }: ChangeRule): Found[] {
  const day = lately(seen)
    .reverse()
    .find((one) => seen.days.get(one)?.parts[part])
  if (!day) return []
  const now = meanUpTo(seen, part, day, over)
  const then = meanUpTo(seen, part, dayAfter(day, -apart), over)
  if (now === null || then === null || Math.abs(now - then) <= then * share) return []
  const by = `${now > then ? '重了' : '轻了'} ${valueText(part, roundTo(Math.abs(now - then), 1))}`
  const text = `最近平均 ${valueText(part, now)}，三个月前平均 ${valueText(part, then)}，${by}`
  return [{ day, text }]
}

const isMeasured = ({ parts, clinic, doubtful }: DaySums) =>
  Object.keys(parts).length > 0 || Boolean(clinic) || doubtful !== undefined

function bySilence(seen: Seen, { days, before }: SilenceRule): Found[] {
  const measured = [...seen.days].filter(([, sums]) => isMeasured(sums)).map(([day]) => day)
  const last = measured.sort().at(-1)
  const silent = last ? daysBetween(last, seen.today) : 0
  // what fell silent long before it was watched is no news
  if (!last || silent < days || silent > before.within) return []
  const from = dayAfter(last, 1 - before.within)
  if (measured.filter((day) => day >= from).length < before.least) return []
  const text = `从${monthDay(dayAfter(last, 1))}起没有记录，最后一次是${monthDay(last)}`
  return [{ day: last, text }]
}

const byDevice = ({ devices, today }: Seen, { worn, days, within }: DeviceRule): Found[] =>
  devices.flatMap(({ kind, serial, lastUploadAt }) => {
    if (!worn.includes(kind) || !lastUploadAt) return []
    const last = businessDay(lastUploadAt)
    const silent = daysBetween(last, today)
    if (silent < days || silent > within) return []
    const name = deviceName({ kind, serial })
    return [{ day: last, text: `${name}从${monthDay(dayAfter(last, 1))}起没有传数据` }]
  })

/** What a rule finds in somebody's readings, from the earliest to the latest. */
export function findBy(rule: Rule, seen: Seen): Found[] {
  switch (rule.kind) {
    case 'day':
      return byDay(seen, rule)
    case 'limit':
      return byLimit(seen, rule)
    case 'run':
      return byRun(seen, rule)
    case 'change':
      return byChange(seen, rule)
    case 'silence':
      return bySilence(seen, rule)
    case 'device':
      return byDevice(seen, rule)
  }
}
