import type { ClientBase } from 'pg'
import { quoted, type TableHead, type Tail } from './format'

/** Kept by `migrate`, which a restore runs itself. */
const RECORD = 'migrations'

/** Every table with the columns that can be written, parents before the children that point at them. */
export async function tablesInOrder(client: ClientBase): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead & { parents: string[] }>(
    `select c.relname as table,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns,
       array(
         select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid
       ) as parents
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     order by c.relname`,
    [RECORD],
  )
  const ordered: TableHead[] = []
  const waiting = new Set(rows)
  while (waiting.size > 0) {
    const names = new Set([...waiting].map((row) => row.table))
    const free = [...waiting].filter((row) => !row.parents.some((parent) => names.has(parent)))
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...names].join(', ')}`)
    for (const row of free) {
      waiting.delete(row)
      ordered.push({ table: row.table, columns: row.columns })
    }
  }
  return ordered
}

export async function sequences(client: ClientBase): Promise<Tail['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const found: Tail['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: number; called: boolean }>(
      `select last_value as value, is_called as called from public.${quoted(name)}`,
    )
    found.push(...state.rows.map((row) => ({ name, ...row })))
  }
  return found
}
