import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { cashierRefunds, cashierTrades } from '@server/database/cashier'
import { facts } from '@server/database/facts'
import { houseRecords } from '@server/database/house-records'
import { outbox } from '@server/database/outbox'
import { deskRecords } from '@server/decision/tables'
import { heldRows, jobs } from '@server/jobs/tables'
import { openTestDatabase } from '../harness/openTestDatabase'

const areas = path.join(__dirname, '../../../server/areas')

async function declared(): Promise<PgTable[]> {
  const files = fs
    .readdirSync(areas)
    .map((area) => path.join(areas, area, 'tables.ts'))
    .filter((file) => fs.existsSync(file))
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<Record<string, unknown>>),
  )
  const exported = modules.flatMap((module) => Object.values(module))
  return [
    cashierRefunds,
    cashierTrades,
    deskRecords,
    facts,
    heldRows,
    houseRecords,
    jobs,
    outbox,
    ...exported.filter((value) => is(value, PgTable)),
  ]
}

interface Column {
  table_name: string
  column_name: string
  type: string
  required: boolean
  generated: boolean
}

const described = (table: PgTable) =>
  Object.values(getTableColumns(table)).map((column) => [
    column.name,
    column.getSQLType(),
    column.notNull,
  ])

test('every declared table is in the database, column by column', async () => {
  const database = await openTestDatabase()
  const { rows } = await database.pool.query<Column>(
    `select c.relname as table_name, a.attname as column_name,
       replace(format_type(a.atttypid, a.atttypmod), 'character varying', 'varchar') as type,
       a.attnotnull as required, a.attgenerated <> '' as generated
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped`,
  )
  await database.close()
  for (const table of await declared()) {
    const name = getTableName(table)
    const known = new Set(Object.values(getTableColumns(table)).map((column) => column.name))
    const actual = rows
      .filter((row) => row.table_name === name)
      .filter((row) => known.has(row.column_name) || !row.generated)
      .map((row) => [row.column_name, row.type, row.required])
    assert.deepEqual(described(table).sort(), actual.sort(), name)
  }
})
