import type { Db } from './database'

/**
 * Runs a hot statement under a name, so that PostgreSQL parses and plans it once a connection.
 * Moments come back as text.
 */
export async function statement<Row>(
  db: Db,
  name: string,
  text: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const query = db._.session.prepareQuery(
    { sql: text, params: [...params] },
    undefined,
    name,
    false,
  )
  const { rows } = (await query.execute()) as { rows: Row[] }
  return rows
}
