import { sql } from 'drizzle-orm'
import { rowsOf } from '@server/database/rows-of'
import type { Out } from '@contract/api'
import { silentSince } from '@server/areas/machine/machine'
import { mineOf, type Scope } from './scope'

type Row = Out<'/tp5/api/MachineManager/list'>['list'][number]
export type Managed = Pick<
  Row,
  'machine_id' | 'machine_sn' | 'name' | 'village' | 'state' | 'percent'
>

interface Wanted {
  keyword?: string | undefined
  /** Those behind this number. */
  after: number
  limit: number
}

const state = (now: Date) => sql`case
  when last_seen_at is null or last_seen_at < ${silentSince(now).toISOString()}::timestamptz
    then 'offline'
  when fault <> '' then 'fault' else 'online' end`

export const listManaged = (scope: Scope, { keyword = '', after, limit }: Wanted) => {
  const word = keyword.toLowerCase()
  return rowsOf<Managed>(
    scope,
    sql`select mine.machine_id::float8 as machine_id, machine_sn, name, village,
        ${state(scope.now)} as state, mine.share::int as percent
      from ${mineOf(scope)} mine join iter_machines machine using (machine_id)
      where mine.machine_id > ${after}
        and (strpos(lower(machine_sn), ${word}) > 0 or strpos(lower(name), ${word}) > 0
          or strpos(lower(village), ${word}) > 0)
      order by mine.machine_id limit ${limit}`,
  )
}

/** How many there are, and how they are. */
export async function standing(scope: Scope) {
  const [row] = await rowsOf<{
    machines: number
    online: number
    offline: number
    fault: number
  }>(
    scope,
    sql`select count(*)::float8 as machines,
        count(*) filter (where state = 'online')::float8 as online,
        count(*) filter (where state = 'offline')::float8 as offline,
        count(*) filter (where state = 'fault')::float8 as fault
      from (
        select ${state(scope.now)} as state
        from ${mineOf(scope)} mine join iter_machines machine using (machine_id)
      ) held`,
  )
  return row!
}
