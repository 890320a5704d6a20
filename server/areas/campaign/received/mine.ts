import { type SQL, sql } from 'drizzle-orm'
import type { Received, Receiver, Receiving } from '../../received'

type Standing = Received['standing']

interface Asked extends Receiver {
  /** Of one campaign alone. */
  key: string | undefined
}

export interface Place {
  at: string
  id: string
}

/** A thing that has a row of its own and came of another row is told of there. */
const seen = (receivings: readonly Receiving[], { userId, now, key }: Asked) => {
  const all = receivings.map(
    ({ source, rows }) =>
      sql`select ${source}::text as source, its.* from (${rows({ userId, now })}) its`,
  )
  return sql`with mine as (${sql.join(all, sql` union all `)}),
    seen as (
      select * from mine
      where coalesce(id not in (select thing from mine where thing is not null), true)
        and coalesce(bought not in (select parcel from mine where parcel is not null), true)
        ${key === undefined ? sql`` : sql`and campaign = ${key}`})`
}

export interface Row {
  source: string
  id: string
  at: Date
}

interface Listed extends Asked {
  standing: Standing | undefined
  before: Place | null
  most: number
}

export async function listMine(receivings: readonly Receiving[], asked: Listed): Promise<Row[]> {
  const { db, standing, before, most } = asked
  const only: SQL[] = [
    ...(standing ? [sql`standing = ${standing}`] : []),
    ...(before ? [sql`(at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`] : []),
  ]
  const where = only.length > 0 ? sql`where ${sql.join(only, sql` and `)}` : sql``
  const { rows } = await db.execute<Record<string, unknown> & Row>(
    sql`${seen(receivings, asked)} select source, id, at from seen ${where}
      order by at desc, id desc limit ${most}`,
  )
  return rows.map(({ source, id, at }) => ({ source, id, at: new Date(at) }))
}

export async function countMine(receivings: readonly Receiving[], asked: Asked) {
  const { rows } = await asked.db.execute<{ standing: Standing; things: number }>(
    sql`${seen(receivings, asked)}
      select standing, count(*)::int as things from seen group by standing`,
  )
  const of = (standing: Standing) => rows.find((row) => row.standing === standing)?.things ?? 0
  return { waiting: of('waiting'), usable: of('usable'), over: of('over') }
}

/** In the order of the rows, each as its own area shows it. */
export async function showMine(
  receivings: readonly Receiving[],
  receiver: Receiver,
  rows: readonly Row[],
): Promise<Received[]> {
  const shown = new Map<string, ReadonlyMap<string, Received>>()
  for (const { source, show } of receivings) {
    const ids = rows.filter((row) => row.source === source).map(({ id }) => id)
    if (ids.length > 0) shown.set(source, await show(receiver, ids))
  }
  return rows.flatMap(({ source, id }) => shown.get(source)?.get(id) ?? [])
}
