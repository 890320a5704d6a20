import { sql } from 'drizzle-orm'
import { onDays } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import type { Out } from '@contract/api'
import { mineOf, type Scope } from './scope'
import { byDay, byMachine } from './sums'

type Visits = Out<'/tp5/api/MachinePv/list'>

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0)

/** How often pages were opened, beside what was sold in the same days. */
export async function visitsOf(scope: Scope): Promise<Visits> {
  const counted = await rowsOf<{ machine_id: number; day: string; visits: number }>(
    scope,
    sql`select visit.machine_id::float8 as machine_id, visit.day::text as day,
        visit.visits::float8 as visits
      from machine_visits visit join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(sql`visit.day`, scope.range)}`,
  )
  const soldOn = new Map((await byDay(scope, 'day')).map(({ day, sold }) => [day, sold]))
  const visitsBy = (is: (row: (typeof counted)[number]) => boolean) =>
    sum(counted.filter(is), ({ visits }) => visits)
  const list = (await byMachine(scope)).map(({ machine_id, name, sold }) => ({
    ...{ machine_id, name, sold },
    visits: visitsBy((row) => row.machine_id === machine_id),
  }))
  const days = [...new Set([...counted.map(({ day }) => day), ...soldOn.keys()])].sort()
  return {
    visits: visitsBy(() => true),
    sold: sum(list, ({ sold }) => sold),
    days: days.map((day) => ({
      day,
      visits: visitsBy((row) => row.day === day),
      sold: soldOn.get(day) ?? 0,
    })),
    list: list.sort((one, other) => other.visits - one.visits || one.machine_id - other.machine_id),
  }
}
