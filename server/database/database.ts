import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Repeating } from './transaction'

/** A connection from the pool, or one inside a transaction: tables do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: Pool
  /** Runs `work` in one transaction, and again when it lost a race or its server. */
  transaction<T>(work: (tx: Db) => Promise<T>, repeating?: Repeating): Promise<T>
  close(): Promise<void>
}
