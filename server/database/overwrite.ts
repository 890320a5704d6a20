import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What a row that is there already takes over from the one that was to be inserted. */
export function overwrite<Table extends PgTable>(
  table: Table,
  ...names: (keyof Table['$inferInsert'] & string)[]
): Record<string, SQL> {
  const columns = getTableColumns(table)
  const taken = (name: string) => sql`excluded.${sql.identifier(columns[name]!.name)}`
  return Object.fromEntries(names.map((name) => [name, taken(name)]))
}
