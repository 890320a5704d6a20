import { sql } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Reader, TellableRow, Telling, Told } from '../../telling'

/**
 * All that the house has of a person, for that person, as JSON: by what it is, row by row. Written
 * while it is read, so that no more is held than the rows of one turn, however long the history is.
 */
export async function* ownDataText(
  db: Db,
  tellings: readonly Telling[],
  reader: Reader,
): AsyncGenerator<string> {
  yield `{\n  "生成时间": ${JSON.stringify(replyTime(reader.now))},\n  "内容": {`
  let before = ''
  for (const [table, one] of tellings.flatMap((telling) => Object.entries(telling))) {
    if ('untold' in one) continue
    yield `${before}\n    ${JSON.stringify(one.title)}: [`
    yield* rowsText(db, table, one, reader)
    yield ']'
    before = ','
  }
  yield '\n  }\n}'
}

async function* rowsText(db: Db, table: string, one: Told, reader: Reader): AsyncGenerator<string> {
  let before = ''
  for await (const rows of turnsOf(db, table, one, reader.userId))
    for (const row of rows) {
      yield `${before}\n      ${indented(tell(one, row, reader))}`
      before = ','
    }
  if (before !== '') yield '\n    '
}

/** As deep as rows stand in the file. */
const indented = (row: TellableRow): string =>
  JSON.stringify(row, null, 2).replace(/\n/g, '\n      ')

/** All rows at once, or of what grows without end one turn after the other. */
async function* turnsOf(
  db: Db,
  table: string,
  { of, where = {}, inTurns }: Told,
  userId: string,
): AsyncGenerator<TellableRow[]> {
  const its = Object.entries({ [of]: userId, ...where }).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  )
  let last: unknown
  for (;;) {
    const by = inTurns && sql.identifier(inTurns.by)
    const beyond = last === undefined || !by ? [] : [sql`${by} > ${last}`]
    const turn = inTurns && by ? sql`order by ${by} limit ${inTurns.most}` : sql``
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)}
          where ${sql.join([...its, ...beyond], sql` and `)} ${turn}`,
    )
    yield rows
    if (!inTurns || rows.length < inTurns.most) return
    last = rows.at(-1)![inTurns.by]
  }
}

function tell({ columns, opened = {} }: Told, row: TellableRow, reader: Reader) {
  const plain = columns.map((column) => [column, valueOf(row[column])])
  const open = Object.entries(opened).map(([name, read]) => [name, read(row, reader)])
  return Object.fromEntries([...plain, ...open]) as TellableRow
}

const valueOf = (value: unknown) => (value instanceof Date ? replyTime(value) : value)
