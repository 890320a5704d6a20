import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@server/database/database'
import { forgetHeld, holdBack, isOpen } from './held-rows'
import type { HouseJob, JobContext, WorldContext, WorldJob } from './job'
import type { WorldLane } from './lanes'

const batch = 100

/** Rows that fall due, and what is done with each. */
interface Due<T extends PgTable> {
  name: string
  /** Seconds between two looks. */
  every: number
  table: T
  /** What tells a row from all others. */
  keys: readonly (keyof T['$inferSelect'] & string)[]
  due: (now: Date) => SQL | undefined
  /** The longest waiting first. */
  order: PgColumn
}

export interface Sweep<T extends PgTable = PgTable> extends Due<T> {
  /** Asked first and without a lock: rows that wait for somebody outside are left alone until then. */
  ready?: (db: Db, row: T['$inferSelect']) => Promise<boolean>
  /** Locks what everybody else locks before the row, so that two never wait for each other crosswise. */
  first?: (tx: Db, row: T['$inferSelect']) => Promise<unknown>
  /** `no key update` where others point at the row all the time, which would never be free of them. */
  lock?: 'update' | 'no key update'
  /** With the row locked and due, in a transaction of its own. */
  work: (tx: Db, row: T['$inferSelect'], now: Date) => Promise<unknown>
}

/** Of rows that somebody outside is asked about: no transaction is held. */
export interface WorldSweep<T extends PgTable = PgTable> extends Due<T> {
  lane: WorldLane
  work: (context: WorldContext, row: T['$inferSelect']) => Promise<unknown>
}

type Context = Pick<JobContext, 'database' | 'now' | 'log'>

/** Works at everything that is due, each row by itself. Returns how many were done. */
export const sweep = <T extends PgTable>(context: Context, given: Sweep<T>): Promise<number> =>
  eachDue(context, given, async (row) => {
    if (given.ready && !(await given.ready(context.database.db, row))) return false
    return context.database.transaction(async (tx) => {
      await given.first?.(tx, row)
      const locked = await lock(tx, given, row, context.now)
      if (locked) await given.work(tx, locked, context.now)
      return locked !== undefined
    })
  })

export const sweepJob = <T extends PgTable>(given: Sweep<T>): HouseJob => ({
  name: given.name,
  every: given.every,
  run: async (_payload, context) => void (await sweep(context, given)),
})

export const worldSweepJob = <T extends PgTable>(given: WorldSweep<T>): WorldJob => ({
  name: given.name,
  every: given.every,
  lane: given.lane,
  async run(_payload, context) {
    await eachDue(context, given, async (row) => {
      await given.work(context, row)
      return true
    })
  },
})

/** A row that fails is told, held back and tried again later; the others go on. */
async function eachDue<T extends PgTable>(
  context: Context,
  given: Due<T>,
  perform: (row: T['$inferSelect']) => Promise<boolean>,
): Promise<number> {
  const { db } = context.database
  const begun = new Set<string>()
  const stillDue: string[] = []
  let done = 0
  for (;;) {
    const rows = await find(db, given, context.now, stillDue)
    if (rows.length === 0) break
    for (const row of rows) {
      const key = given.keys.map((name) => String(row[name])).join(' ')
      if (begun.has(key)) stillDue.push(key)
      else if (await survives(context, given.name, key, () => perform(row))) done++
      begun.add(key)
    }
  }
  await forgetHeld(db, given.name, context.now)
  return done
}

async function survives(
  { database, now, log }: Context,
  job: string,
  key: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    log.warn({ err: error, job, key }, 'one row of a job failed')
    await holdBack(database.db, { job, key, error, now })
    return false
  }
}

const columnsOf = <T extends PgTable>({ table, keys }: Due<T>): PgColumn[] => {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return keys.map((name) => columns[name]!)
}

async function find<T extends PgTable>(
  db: Db,
  given: Due<T>,
  now: Date,
  stillDue: readonly string[],
): Promise<T['$inferSelect'][]> {
  const columns = columnsOf(given)
  const key = sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )
  const table: PgTable = given.table
  const passedOver = sql`${key} <> all(${sql.param([...stillDue])}::text[])`
  return db
    .select()
    .from(table)
    .where(and(given.due(now), isOpen(given.name, key, now), passedOver))
    .orderBy(asc(given.order), ...columns.map((column) => asc(column)))
    .limit(batch)
}

/** Unless somebody else has it in hand, or was faster. */
async function lock<T extends PgTable>(
  tx: Db,
  given: Sweep<T>,
  row: T['$inferSelect'],
  now: Date,
): Promise<T['$inferSelect'] | undefined> {
  const itself = columnsOf(given).map((column, at) => eq(column, row[given.keys[at]!]))
  const table: PgTable = given.table
  const [locked] = await tx
    .select()
    .from(table)
    .where(and(...itself, given.due(now)))
    .for(given.lock ?? 'update', { skipLocked: true })
  return locked
}
