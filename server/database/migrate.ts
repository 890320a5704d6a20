import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Db } from './database'
import { sqlState } from './failover'

const noSuchRole = '28000'

const FOLDER = path.join(__dirname, 'migrations')

interface Migration {
  name: string
  text: string
  hash: string
}

/** Brings the database up to this code. Returns the names of the migrations it ran. */
export async function migrate(database: Database, folder: string = FOLDER): Promise<string[]> {
  await makeRecord(database.db)
  const ran: string[] = []
  for (const migration of read(folder)) {
    if (await database.transaction((tx) => apply(tx, migration))) ran.push(migration.name)
  }
  return ran
}

/** The same inside a transaction that is already open, and only those that are `wanted` by name. */
export async function migrateWithin(tx: Db, wanted: (name: string) => boolean): Promise<void> {
  await makeRecord(tx)
  for (const migration of read(FOLDER)) {
    if (wanted(migration.name)) await apply(tx, migration)
  }
}

export function newestMigration(folder: string = FOLDER): string {
  return read(folder).at(-1)?.name ?? ''
}

/** Whether the newest one has run: a command leaves migrating, and rights, to the server. */
export async function isMigrated({ db }: Database): Promise<boolean> {
  if (!(await mayRead(db))) return false
  const newest = newestMigration()
  const { rowCount } = await db.execute(sql`select true from migrations where name = ${newest}`)
  return rowCount === 1
}

/** A server of before knows no role to work as, which its database refuses to let in. */
async function mayRead(db: Db): Promise<boolean> {
  const asked = db.execute<{ may: boolean | null }>(
    sql`select has_table_privilege(to_regclass('public.migrations'), 'select') as may`,
  )
  const { rows } = await asked.catch((error: unknown) => {
    if (sqlState(error) === noSuchRole) return { rows: [] }
    throw error
  })
  return rows[0]?.may === true
}

function read(folder: string): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Two servers may start at once, and `if not exists` alone still collides in the catalogue. */
async function makeRecord(db: Db): Promise<void> {
  const make = sql`
    create table if not exists migrations (
      name text primary key,
      hash text not null,
      ran_at timestamptz not null default now()
    )`
  await db.execute(make).catch(() => db.execute(make))
}

/** The row is written first: a second server waits on it until the first has committed. */
async function apply(tx: Db, { name, text, hash }: Migration): Promise<boolean> {
  const claimed = await tx.execute(
    sql`insert into migrations (name, hash) values (${name}, ${hash}) on conflict do nothing`,
  )
  if (claimed.rowCount === 1) {
    await tx.execute(sql.raw(text)).catch((error: unknown) => {
      throw new Error(`Migration ${name} failed: ${reasonOf(error)}`, { cause: error })
    })
    return true
  }
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select hash from migrations where name = ${name}`,
  )
  if (rows[0]?.hash !== hash) {
    throw new Error(`Migration ${name} was edited after it ran; write a new one instead`)
  }
  return false
}

/** The database's own words, without the whole statement that a library puts before them. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? ((error.cause as Error | undefined) ?? error).message : 'unknown'
}
