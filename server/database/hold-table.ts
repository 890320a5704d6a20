import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'

/** One after another until the transaction ends: of two who write at once the second sees what the first wrote. */
export const holdTable = (tx: Db, table: PgTable) =>
  tx.execute(sql`lock table ${table} in share row exclusive mode`)
