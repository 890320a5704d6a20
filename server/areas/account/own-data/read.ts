import { sql } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Reader, TellableRow, Telling, Told } from '../../telling'

/** All that the house has of a person, for that person: by what it is, row by row. */
export async function ownDataOf(db: Db, tellings: readonly Telling[], reader: Reader) {
  const told = tellings.flatMap((telling) => Object.entries(telling))
  const content: Record<string, unknown[]> = {}
  for (const [table, one] of told) {
    if ('untold' in one) continue
    const rows = await rowsOf(db, table, one, reader.userId)
    content[one.title] = rows.map((row) => tell(one, row, reader))
  }
  return content
}

async function rowsOf(db: Db, table: string, { of, where = {} }: Told, userId: string) {
  const conditions = Object.entries({ [of]: userId, ...where }).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  )
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} where ${sql.join(conditions, sql` and `)}`,
  )
  return rows
}

function tell({ columns, opened = {} }: Told, row: TellableRow, reader: Reader) {
  const plain = columns.map((column) => [column, valueOf(row[column])])
  const open = Object.entries(opened).map(([name, read]) => [name, read(row, reader)])
  return Object.fromEntries([...plain, ...open]) as TellableRow
}

const valueOf = (value: unknown) => (value instanceof Date ? replyTime(value) : value)
