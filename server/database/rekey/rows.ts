import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { DataKey } from '../data-key'
import type { Database, Db } from '../database'
import { headOf } from '../seal'
import { type Cells, resealed } from './reseal'
import type { SealedTable } from './sealed'

export interface Rekeyed {
  table: string
  rows: number
  /** Rows that no key opens, by their primary key. */
  unreadable: string[]
}

const BATCH = 200

/**
 * Brings a table under the present key, a batch a transaction, while others read and write. Which
 * rows are done says the seal itself: after a fall it goes on where it was, and no row is done twice.
 */
export async function rekeyRows(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  key: DataKey,
  of: SealedTable,
): Promise<Rekeyed> {
  const unreadable: string[] = []
  let rows = 0
  let last: Cells | undefined
  for (;;) {
    const batch = await nextBatch(db, key, of, last)
    last = batch.at(-1)
    if (!last) return { table: of.table, rows, unreadable }
    const next = batch.map((row) => ({ row, cells: attempt(() => resealed(key, of, row)) }))
    const readable = next.flatMap(({ row, cells }) => (cells ? [{ row, cells }] : []))
    rows += await transaction((tx) => move(tx, of, readable))
    for (const { row, cells } of next) if (!cells) unreadable.push(keyOf(of, row))
  }
}

/** Rows that none of the keys opens, among the first of a table. */
export async function unreadableIn(db: Db, key: DataKey, of: SealedTable): Promise<string[]> {
  const { rows } = await db.execute<Record<string, Cells[string]>>(sql`
    select ${columnsOf(of)} from ${name(of.table)} order by ${list(of.keys.map(name))} limit ${BATCH}`)
  return rows.filter((row) => !attempt(() => resealed(key, of, row))).map((row) => keyOf(of, row))
}

async function nextBatch(db: Db, key: DataKey, of: SealedTable, last: Cells | undefined) {
  const sealed = Object.keys(of.columns)
  const keys = list(of.keys.map(name))
  const head = headOf(key)
  const waits = sealed.map(
    (column) =>
      sql`(length(${name(column)}) > 0 and substring(${name(column)} from 1 for ${head.length}::int) <> ${head})`,
  )
  const after = last
    ? sql`and (${keys}) > (${list(of.keys.map((one) => sql`${last[one]}`))})`
    : sql``
  const { rows } = await db.execute<Record<string, Cells[string]>>(sql`
    select ${columnsOf(of)}
    from ${name(of.table)}
    where (${sql.join(waits, sql` or `)}) ${after}
    order by ${keys} limit ${BATCH}`)
  return rows
}

async function move(
  tx: Db,
  of: SealedTable,
  batch: readonly { row: Cells; cells: Cells }[],
): Promise<number> {
  let moved = 0
  for (const { row, cells } of batch) moved += await write(tx, of, row, cells)
  return moved
}

/** Only where nobody has sealed it anew meanwhile. */
async function write(tx: Db, of: SealedTable, row: Cells, next: Cells): Promise<number> {
  const isRow = of.keys.map((one) => sql`${name(one)} = ${row[one]}`)
  const asRead = Object.keys(of.columns).map(
    (column) => sql`${name(column)} is not distinct from ${row[column]}`,
  )
  const set = Object.entries(next).map(([column, value]) => sql`${name(column)} = ${value}`)
  const { rowCount } = await tx.execute(sql`
    update ${name(of.table)} set ${list(set)}
    where ${sql.join([...isRow, ...asRead], sql` and `)}`)
  return rowCount ?? 0
}

const keyOf = (of: SealedTable, row: Cells) => of.keys.map((one) => row[one]).join(' ')
const columnsOf = ({ keys, boundTo = [], columns }: SealedTable) =>
  list([...keys, ...boundTo, ...Object.keys(columns)].map(name))
const name = (column: string) => sql.identifier(column)
const list = (parts: readonly (SQL | ReturnType<typeof name>)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
