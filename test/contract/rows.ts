import type { Pool } from 'pg'

/** Counted and noted apart on purpose, whatever becomes of a call. */
const counters = ['call_limits', 'security_events']

/**
 * One mark a table, made of how many rows there are and which transactions wrote them. Two equal
 * answers mean that no row was added, changed or removed; with a person, none of theirs.
 */
export async function digestRows(pool: Pool, userId?: string): Promise<Record<string, string>> {
  const tables = (await tablesOf(pool)).filter(({ personal }) => personal || userId === undefined)
  const which = userId === undefined ? '' : `where t.user_id::text = '${userId}'`
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name,
         concat_ws(' ', count(*), max(xmin::text::bigint), sum(xmin::text::bigint)) as digest
       from "${name}" t ${which}`,
  )
  // Planned once: it is asked thousands of times.
  const name = `digest ${userId ?? 'of all'}`
  const { rows } = await pool.query<{ name: string; digest: string }>({
    name,
    text: parts.join(' union all '),
  })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

interface Table {
  name: string
  /** Its rows say whose they are. */
  personal: boolean
}

const known = new WeakMap<Pool, Promise<Table[]>>()

function tablesOf(pool: Pool): Promise<Table[]> {
  const found = known.get(pool) ?? findTables(pool)
  known.set(pool, found)
  return found
}

async function findTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select table_name as name, exists (
       select from information_schema.columns
       where columns.table_name = tables.table_name and column_name = 'user_id'
     ) as personal from information_schema.tables
     where table_schema = 'public' and table_name <> all ($1) order by 1`,
    [counters],
  )
  return rows
}
