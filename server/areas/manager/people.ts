import { sql } from 'drizzle-orm'
import { onDays } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import { mineOf, type Scope } from './scope'

const boundDay = sql`(bond.bound_at at time zone 'Asia/Shanghai')::date`

/** What everybody bought at the caller's machines, whichever of them brought them. */
export const bought = (scope: Scope) => sql`(
  select user_id, sum(sold)::float8 as sold, sum(money)::float8 as money
  from machine_customers
  join ${mineOf({ ...scope, machineId: null })} mine using (machine_id)
  group by user_id)`

/** How many people came by these machines, in all and in the chosen days. */
export async function fansOf(scope: Scope) {
  const [row] = await rowsOf<{ fans: number; new_fans: number }>(
    scope,
    sql`select count(*)::float8 as fans,
        count(*) filter (where ${onDays(boundDay, scope.range)})::float8 as new_fans
      from machine_bonds bond join ${mineOf(scope)} mine using (machine_id)`,
  )
  return row!
}

export const fansByDay = (scope: Scope) =>
  rowsOf<{ day: string; new_fans: number }>(
    scope,
    sql`select ${boundDay}::text as day, count(*)::float8 as new_fans
      from machine_bonds bond join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(boundDay, scope.range)} group by 1 order by 1`,
  )

interface Brought extends Record<string, unknown> {
  machine_id: number
  name: string
  fans: number
  buyers: number
  sold: number
  money: number
}

/** Of every machine: who came by it, and what they bought since at any of the caller's. */
export const fansByMachine = (scope: Scope) =>
  rowsOf<Brought>(
    scope,
    sql`select mine.machine_id::float8 as machine_id, machine.name,
        count(bond.user_id)::float8 as fans, count(brought.user_id)::float8 as buyers,
        coalesce(sum(brought.sold), 0)::float8 as sold,
        coalesce(sum(brought.money), 0)::float8 as money
      from ${mineOf(scope)} mine join iter_machines machine using (machine_id)
      left join machine_bonds bond on bond.machine_id = mine.machine_id
      left join ${bought(scope)} brought on brought.user_id = bond.user_id
      group by mine.machine_id, machine.name order by fans desc, mine.machine_id`,
  )
