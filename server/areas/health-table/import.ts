import { tableRules } from '@contract/health-table'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  equalValues,
  type Given,
  isSame,
  lockPerson,
  type Reading,
  readingsOn,
  store,
  valuesText,
  type Whose,
} from '@server/areas/health/health'
import {
  addRris,
  knownRris,
  type Recording,
  rriIdOf,
  type Series,
} from '@server/areas/health-device/health-device'
import { csvLines, textOf } from './read-csv'
import { columnsOf, type Refused, type Said, saidIn } from './read-lines'

interface Imported {
  taken: number
  known: number
  refused: Refused[]
}

interface There {
  days: Map<string, Reading[]>
  rris: Map<string, Recording>
}

/** What a line would add; nothing where all of it is there. */
interface Judged {
  readings: Given[]
  series: NewSeries[]
  known: number
}

interface NewSeries {
  id: string
  at: Date
  series: Series
}

const refuse = (sentence: string) => new Refusal('invalid', sentence)

/** Each line is taken whole or refused whole; those before and behind it are as they are. */
export async function importTable(
  tx: Db,
  whose: Whose,
  content: string,
  now: Date,
): Promise<Imported> {
  const [head, ...rows] = csvLines(textOf(bytesOf(content)))
  if (!head || rows.length === 0) throw refuse('表格是空的，第一行写列名，下面一行记一次')
  if (rows.length > tableRules.lines)
    throw refuse(`一次最多 ${tableRules.lines} 行，这里有 ${rows.length} 行，请分几次导入`)
  const columns = columnsOf(head)
  const refused: Refused[] = []
  const said = rows.flatMap((row) =>
    unlessRefused(row.line, refused, () => saidIn(row, columns, now)),
  )
  // whatever is written down meanwhile waits for this
  await lockPerson(tx, whose)
  const there = await thereOf(tx, whose, said)
  const judged = said.flatMap((one) =>
    unlessRefused(one.line, refused, () => judge(one, whose, there)),
  )
  const readings = judged.flatMap((one) => one.readings)
  const series = judged.flatMap((one) => one.series)
  await store(tx, whose, readings, now)
  await addRris(tx, whose, series)
  return {
    taken: readings.length + series.length,
    known: judged.reduce((sum, one) => sum + one.known, 0),
    refused: refused.sort((one, other) => one.line - other.line),
  }
}

function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > tableRules.bytes) throw new Refusal('tooLarge', '表格太大了，请分几个文件导入')
  return bytes
}

function unlessRefused<T>(line: number, refused: Refused[], read: () => T): T[] {
  try {
    return [read()]
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    refused.push({ line, why: thrown.message })
    return []
  }
}

async function thereOf(tx: Db, whose: Whose, said: readonly Said[]): Promise<There> {
  const given = said.flatMap(({ readings }) => readings)
  const days = [...new Set(given.map(({ at }) => businessDay(at)))]
  const ids = said.flatMap(({ series }) =>
    series ? [rriIdOf(whose.userId, series.at, series.device)] : [],
  )
  return { days: await readingsOn(tx, whose, days), rris: await knownRris(tx, whose, ids) }
}

/** Against what is there, and against the lines above: what it adds is there for those below. */
function judge(said: Said, whose: Whose, there: There): Judged {
  const readings = said.readings.filter((one) => !isKnown(one, there))
  const series = newSeries(said, whose, there)
  for (const one of readings) {
    const day = businessDay(one.at)
    const added = { ...one, at: one.at.getTime(), id: '' }
    there.days.set(day, [...(there.days.get(day) ?? []), added])
  }
  for (const { id, at, series: added } of series)
    there.rris.set(id, {
      ...{ rriId: id, userId: whose.userId, measuredAt: at, revision: 1, uploadId: null },
      series: added,
    })
  const all = said.readings.length + (said.series ? 1 : 0)
  return { readings, series, known: all - readings.length - series.length }
}

/** The same once more is known; another value at the same moment is refused, for one of them is wrong. */
function isKnown(given: Given, { days }: There): boolean {
  const readings = days.get(businessDay(given.at)) ?? []
  const before = readings.find((one) => isSame(one, { ...given, at: given.at.getTime() }))
  if (!before) return false
  if (before.gone) throw refuse('这条记录您删掉过，不再加回来')
  const written = [before.values, ...(before.former ?? []).map(({ values }) => values)]
  if (written.some((values) => equalValues(values, given.values))) return true
  throw refuse(`这个时间已经有一条：${valuesText(before.measure, before.values)}，和这一行不一样`)
}

function newSeries({ series }: Said, { userId }: Whose, { rris }: There): NewSeries[] {
  if (!series) return []
  const { at, device, intervals } = series
  const id = rriIdOf(userId, at, device)
  const before = rris.get(id)
  if (!before) return [{ id, at, series: { device, posture: 'unknown', intervals } }]
  if (before.series.intervals.join(' ') === intervals.join(' ')) return []
  throw refuse('这个时间已经有一次心跳间隔，和这一行不一样')
}
