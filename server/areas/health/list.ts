import { businessDay, dayAfter } from '@server/calendar'
import { page, readCursor, textLike, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { readingsOn, sumsUpTo } from './days'
import { type MeasureKey, measures } from './measures'
import { doubtfulIn } from './quality'
import type { Whose } from './person'
import type { Reading } from './readings'
import type { DaySums } from './sums'

const size = 20
/** So many days are looked through at once; sums are small. */
const looked = 400
const idText = textLike(/^\d{8}[0-9a-f]{16}$/)

/** The readings of a measure, the newest first. */
export async function readingsPage(
  db: Db,
  whose: Whose,
  measure: MeasureKey,
  cursor: string | undefined,
) {
  const list = `health ${measure}`
  const [at, id] = cursor ? readCursor(list, cursor, [whole, idText]) : []
  const before = typeof at === 'number' ? { at, id: String(id) } : undefined
  const rows = await newest(db, whose, { measure, before, wanted: size + 1 })
  return page(rows, size, (last) => writeCursor(list, [last.at, last.id]))
}

export const lastOf = async (db: Db, whose: Whose, measure: MeasureKey) =>
  (await newest(db, whose, { measure, before: undefined, wanted: 1 }))[0]

interface Wanted {
  measure: MeasureKey
  before: Pick<Reading, 'at' | 'id'> | undefined
  wanted: number
}

/** The sums say on which days there are any, so that no other day's readings are opened. */
async function newest(db: Db, whose: Whose, { measure, before, wanted }: Wanted) {
  const found: Reading[] = []
  let day = before ? businessDay(new Date(before.at)) : '9999-12-31'
  for (;;) {
    const rows = await sumsUpTo(db, whose, day, looked)
    const days = daysWith(rows, measure, wanted - found.length + 1)
    const readings = [...(await readingsOn(db, whose, days)).values()].flat()
    found.push(...readings.filter((one) => isWanted(one, measure, before)))
    const last = rows.at(-1)
    if (!last || rows.length < looked || found.length >= wanted) break
    day = dayAfter(last.day, -1)
  }
  return found
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, wanted)
}

const isWanted = (
  { measure: of, gone, at, id }: Reading,
  measure: MeasureKey,
  before: Wanted['before'],
): boolean =>
  of === measure && !gone && (!before || at < before.at || (at === before.at && id < before.id))

/** As many of the newest days as have enough readings. */
function daysWith(
  rows: readonly { day: string; sums: DaySums }[],
  measure: MeasureKey,
  wanted: number,
): string[] {
  const days: string[] = []
  let count = 0
  for (const { day, sums } of rows) {
    if (count >= wanted) break
    const here = countIn(sums, measure)
    if (here > 0) days.push(day)
    // the first day may be one that was read in part
    count += days.length === 1 ? 0 : here
  }
  return days
}

function countIn(sums: DaySums, measure: MeasureKey): number {
  const { parts, places } = measures[measure]
  const most = Math.max(0, ...parts.map(({ part }) => sums.parts[part]?.n ?? 0))
  return most + ((places && sums.clinic) || 0) + doubtfulIn(measure, [sums])
}
