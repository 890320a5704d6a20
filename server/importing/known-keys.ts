import { inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@server/database/database'

/** Which of these the table has already. */
export async function knownKeys(
  db: Db,
  column: PgColumn,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ key: column })
    .from(column.table)
    .where(inArray(column, [...keys]))
  return new Set(rows.map(({ key }) => key as string))
}
