import type { Pool } from 'pg'

/** Counted apart on purpose, whatever becomes of a call. */
const counters = ['call_limits']

/**
 * One digest a table. Two equal answers mean that no row was added, changed or removed; with a
 * person, none of theirs.
 */
export async function digestRows(pool: Pool, userId?: string): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name <> all ($1) and ($2::text is null or exists (
       select from information_schema.columns
       where columns.table_name = tables.table_name and column_name = 'user_id'
     )) order by 1`,
    [counters, userId ?? null],
  )
  const which = userId === undefined ? '' : `where t.user_id::text = '${userId}'`
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(row, '' order by row), '')) as digest
       from (select md5(t::text) as row from "${name}" t ${which}) as rows`,
  )
  const { rows } = await pool.query<{ name: string; digest: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
