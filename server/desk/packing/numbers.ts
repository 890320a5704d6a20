import { trackingNo as trackingNumber } from '@contract/fields'
import { Refusal } from '@server/call/refusal'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import { onLine, refuseProblems } from '@server/importing/unusable'
import { handOver } from '../ship'
import { duplicatesIn } from './duplicates'
import { readSheet, type SheetRow } from './read-sheet'

interface Tried {
  row: SheetRow
  /** What came of it, or why it cannot be. */
  words: string
  wrong: boolean
}

/** Tells row by row what an import would do, and does nothing. */
export async function checkNumbers(asking: Asking, file: string): Promise<string[]> {
  const { filled, empty } = readSheet(file)
  const tried = await undone(asking.db, (db) => tryAll({ ...asking, db }, filled, asking.osUser))
  const wrong = tried.filter((one) => one.wrong).length
  return [
    `可以发货 ${tried.length - wrong} 行，有问题 ${wrong} 行${stillEmpty(empty)}，没有写入`,
    ...tried.map(lineOf),
  ]
}

/** All of the rows, or none. */
export async function takeNumbers(
  asking: Asking,
  { file, by }: { file: string; by: string },
): Promise<string[]> {
  const { filled, empty } = readSheet(file)
  const tried = await tryAll(asking, filled, by)
  refuseProblems(tried.filter((one) => one.wrong).map(lineOf))
  for (const { row } of tried) await asking.note({ kind: 'parcel', id: row.no })
  return [`已发货 ${tried.length} 单${stillEmpty(empty)}`, ...tried.map(lineOf)]
}

const stillEmpty = (rows: number) => (rows > 0 ? `，${rows} 行没有填` : '')

const lineOf = ({ row: { line, no }, words }: Tried) =>
  onLine(line, `${no || '没有订单号'}  ${words}`)

async function tryAll(asking: Asking, rows: readonly SheetRow[], by: string): Promise<Tried[]> {
  const duplicates = await duplicatesIn(asking.db, rows)
  const tried: Tried[] = []
  for (const row of rows) {
    const { refused, told } = duplicates.get(row.line) ?? {}
    const one = refused === undefined ? await tryOne(asking, row, by) : fault(row, refused)
    tried.push(told && !one.wrong ? { ...one, words: `${one.words}（${told}）` } : one)
  }
  return tried
}

const fault = (row: SheetRow, words: string): Tried => ({ row, words, wrong: true })

/** In a step of its own: of a row that cannot be nothing stays, and the next is tried. */
async function tryOne(asking: Asking, row: SheetRow, by: string): Promise<Tried> {
  const { success, data: trackingNo, error } = trackingNumber.safeParse(row.trackingNo)
  if (!success) return fault(row, `${error.issues[0]!.message}，表格里要把这一列设成文本`)
  if (!row.carrier) return fault(row, '请填写快递公司')
  try {
    const { carrier, no } = row
    const name = await savepoint(asking.db, (db) =>
      handOver({ ...asking, db }, { no, carrier, trackingNo }, by),
    )
    return { row, words: `${name} ${trackingNo}`, wrong: false }
  } catch (thrown) {
    if (thrown instanceof Refusal) return fault(row, thrown.message)
    throw thrown
  }
}

class Undone<T> extends Error {
  constructor(readonly found: T) {
    super('only tried')
  }
}

/** What it comes to, without leaving a trace. */
async function undone<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await savepoint(db, async (step) => {
      throw new Undone(await work(step))
    })
  } catch (thrown) {
    if (thrown instanceof Undone) return thrown.found as T
    throw thrown
  }
}
