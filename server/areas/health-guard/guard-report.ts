import type { Out } from '@contract/api'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import {
  bandOf,
  chiefParts,
  type DaySums,
  type Looking,
  meanOf,
  type MeasureKey,
  measureNames,
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
  sumsBetween,
  valuesText,
  whenWords,
  type Whose,
  worst,
} from '@server/areas/health/health'
import { alertsSince } from './alerts'
import { checksOf } from './checks'
import { openGuardOf } from './open'
import { presentAlert } from './present'
import { presentCheck } from './questions'
import { sheetNames, sheets } from './sheets'

type Report = Out<'/tp5/api/ExchangeShop/HealthGuard/guardReport'>

const reported = 30
const mostAlerts = 30

interface Month {
  person: Person
  now: Date
  days: readonly DaySums[]
}

/** Whether a day of a measure lies outside its range, as it is shown. */
function dayStanding(measure: MeasureKey, day: DaySums, month: Month) {
  const rule = measures[measure]
  return worst(
    chiefParts(rule).map(({ part }): Standing => {
      const mean = meanOf(rule.day, [day.parts[part]], partRule(part))
      return mean === null ? 'none' : standingOf(part, mean, bandOf(part, month))
    }),
  )
}

/** 其中 3 天高于参考范围 */
function outsideWords(measure: MeasureKey, days: readonly DaySums[], month: Month): string {
  const standings = days.map((day) => dayStanding(measure, day, month))
  const said = (['high', 'low'] as const).flatMap((standing) => {
    const count = standings.filter((one) => one === standing).length
    return count > 0 ? [`${count} 天${standingWords[standing]}`] : []
  })
  return said.length > 0 ? `其中 ${said.join('，')}` : ''
}

function measureOf(measure: MeasureKey, month: Month): Report['measures'] {
  const rule = measures[measure]
  const parts = chiefParts(rule)
  const days = month.days.filter((day) => parts.some(({ part }) => day.parts[part]))
  if (days.length === 0) return []
  const means: Partial<Record<Part, number>> = {}
  for (const one of parts) {
    const sums = days.map((day) => day.parts[one.part])
    const mean = meanOf(rule.day, sums, one)
    if (mean !== null) means[one.part] = mean
  }
  return [
    {
      ...{ measure, name: rule.name, text: valuesText(measure, means) },
      days: `${reported} 天里有 ${days.length} 天的记录`,
      outside: outsideWords(measure, days, month),
    },
  ]
}

async function checksIn(db: Db, whose: Whose, now: Date): Promise<Report['checks']> {
  const all: Report['checks'] = []
  for (const sheet of sheetNames) {
    const [last] = await checksOf(db, whose, sheet, 1)
    if (!last) continue
    const { when, sentence, advice } = presentCheck(last, now)
    all.push({ name: sheets[sheet].name, when, sentence, advice })
  }
  return all
}

function sentenceOf(lines: Report['measures'], alerts: number, checks: Report['checks']): string {
  if (lines.length === 0) return `最近 ${reported} 天没有记录`
  const outside = lines.filter((line) => line.outside !== '').map(({ name }) => name)
  const said = [
    `最近 ${reported} 天记了${lines.map(({ name }) => name).join('、')}`,
    outside.length > 0 ? `${outside.join('、')}有几天不在参考范围里，请把记录给医生看` : '',
    alerts > 0 ? `守护提醒过 ${alerts} 次` : '',
    checks.length > 0 ? `做过 ${checks.length} 张问卷` : '',
  ]
  return said.filter(Boolean).join('；')
}

/** Thirty days on one sheet. */
export async function guardReportOf(
  context: Looking & { config: Settings },
  personId: string | undefined,
): Promise<Report> {
  const { db, now, config } = context
  const userId = await readable(context, personId, 'guard')
  const whose = { userId, key: config.dataKey }
  const to = businessDay(now)
  const from = dayAfter(to, 1 - reported)
  const guard = await openGuardOf(db, userId, now)
  const frame = {
    ...{ from, to, title: `健康守护报告，${monthDay(from)}–${monthDay(to)}` },
    made: `${to.slice(0, 4)}年${monthDay(to)}做的`,
  }
  if (!guard) return { ...frame, open: 0, sentence: '', measures: [], alerts: [], checks: [] }
  const month: Month = {
    ...{ now, person: (await personOf(db, whose)) ?? newPerson },
    days: [...(await sumsBetween(db, whose, from, to)).values()],
  }
  const lines = measureNames.flatMap((measure) => measureOf(measure, month))
  const found = await alertsSince(db, userId, momentOf(from, 0), mostAlerts)
  const checks = await checksIn(db, whose, now)
  return {
    ...{ ...frame, open: 1, measures: lines, checks },
    sentence: sentenceOf(lines, found.length, checks),
    alerts: found.map((alert) => {
      const { title, text } = presentAlert(alert, config.dataKey, now)
      return { title, text, when: whenWords(alert.foundAt, now) }
    }),
  }
}
