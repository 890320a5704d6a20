import { and, asc, eq, gt } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import { csvLine } from '@server/call/csv'
import type { Db } from '@server/database/database'
import {
  aboutReadings,
  healthDays,
  openHealth,
  qualities,
  type Reading,
  type Whose,
} from '@server/areas/health/health'
import { aboutRri, healthRris, type Series } from '@server/areas/health-device/health-device'
import { allTitles, partColumns, placeTexts } from './columns'

/** So many days are opened at once, however many there are. */
const chunk = 60
/** A recording may have thousands of intervals. */
const seriesChunk = 10

/** 2026-11-22 07:30:00, as a spreadsheet reads it; what a hand wrote down has parts of a second, too. */
function momentText(at: Date): string {
  const part = at.getMilliseconds()
  const text = replyTime(at).slice(0, 19).replace('T', ' ')
  return part === 0 ? text : `${text}.${String(part).padStart(3, '0')}`
}

const emptyValues = partColumns.map(() => '')

function readingLine({ at, place, device, quality, measure, values }: Reading): string {
  const cells = partColumns.map(({ measure: of, rule }) => {
    const value = of === measure ? values[rule.part] : undefined
    return value === undefined ? '' : String(value)
  })
  const told = quality ? qualities[quality].name : ''
  return csvLine(momentText(new Date(at)), placeTexts[place], device, told, ...cells, '')
}

async function* readingLines(db: Db, { userId, key }: Whose): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ day: healthDays.day, sealed: healthDays.readings })
      .from(healthDays)
      .where(and(eq(healthDays.userId, userId), gt(healthDays.day, after)))
      .orderBy(asc(healthDays.day))
      .limit(chunk)
    for (const { day, sealed } of rows)
      for (const reading of openHealth<Reading[]>(key, sealed, aboutReadings(userId, day)))
        if (!reading.gone) yield readingLine(reading)
    const last = rows.at(-1)
    if (!last || rows.length < chunk) return
    after = last.day
  }
}

async function* seriesLines(db: Db, { userId, key }: Whose): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .select()
      .from(healthRris)
      .where(and(eq(healthRris.userId, userId), gt(healthRris.rriId, after)))
      .orderBy(asc(healthRris.rriId))
      .limit(seriesChunk)
    for (const { rriId, measuredAt, sealed } of rows) {
      const { device, intervals } = openHealth<Series>(key, sealed, aboutRri(userId, rriId))
      const moment = momentText(measuredAt)
      yield csvLine(moment, placeTexts.home, device, '', ...emptyValues, intervals.join(' '))
    }
    const last = rows.at(-1)
    if (!last || rows.length < seriesChunk) return
    after = last.rriId
  }
}

/** All that somebody measured, as it is read, in the columns that an import takes. */
export async function* tableOf(db: Db, whose: Whose): AsyncGenerator<string> {
  yield `\ufeff${csvLine(...allTitles)}`
  for await (const line of readingLines(db, whose)) yield `\r\n${line}`
  for await (const line of seriesLines(db, whose)) yield `\r\n${line}`
}
