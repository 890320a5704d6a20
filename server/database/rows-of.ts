import type { SQL } from 'drizzle-orm'
import type { Db } from './database'

/** What a statement of ours gives, as we know its columns. */
export async function rowsOf<Row extends Record<string, unknown>>(
  { db }: { db: Db },
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query)
  return rows as Row[]
}
