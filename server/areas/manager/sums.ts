import { sql } from 'drizzle-orm'
import { onDays, type Sold, soldColumns, sumAs } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import { spanBefore } from '@server/areas/earnings/earnings'
import { mineOf, type Scope } from './scope'

export interface Shared extends Sold {
  share: number
}

/* Cut to whole cents by machine and day, so that every table of them comes to the same. */
const share = sumAs(sql`trunc((day.money - day.money_back) * mine.share / 100.0)`, 'share')

/** What was sold in the chosen days in all. */
export async function totalOf(scope: Scope): Promise<Shared> {
  const [row] = await rowsOf<Shared>(
    scope,
    sql`select ${soldColumns}, ${share} from machine_days day
      join ${mineOf(scope)} mine using (machine_id) where ${onDays(sql`day.day`, scope.range)}`,
  )
  return row!
}

/** The money of as many days right before; null where the days have no beginning. */
export async function moneyBefore(scope: Scope): Promise<number | null> {
  const range = spanBefore(scope.range)
  return range && (await totalOf({ ...scope, range })).money
}

export type MachineSums = Shared & { machine_id: number; name: string }

/** Of every machine, of those too that sold nothing; what brought most first. */
export const byMachine = (scope: Scope): Promise<MachineSums[]> =>
  rowsOf(
    scope,
    sql`select mine.machine_id::float8 as machine_id, machine.name, ${soldColumns}, ${share}
      from ${mineOf(scope)} mine join iter_machines machine using (machine_id)
      left join machine_days day
        on day.machine_id = mine.machine_id and ${onDays(sql`day.day`, scope.range)}
      group by mine.machine_id, machine.name order by money desc, mine.machine_id`,
  )

/** By day, or by month where that is wanted; only those on which something happened. */
export const byDay = (scope: Scope, by: 'day' | 'month'): Promise<(Shared & { day: string })[]> =>
  rowsOf(
    scope,
    sql`select to_char(day.day, ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as day,
        ${soldColumns}, ${share}
      from machine_days day join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(sql`day.day`, scope.range)} group by 1 order by 1`,
  )

export const byGoods = (scope: Scope): Promise<(Sold & { title: string; machines: number })[]> =>
  rowsOf(
    scope,
    sql`select day.title, count(distinct day.machine_id)::float8 as machines, ${soldColumns}
      from machine_goods_days day join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(sql`day.day`, scope.range)}
      group by day.title order by sold desc, day.title`,
  )

export const goodsByMachine = (
  scope: Scope,
  title: string,
): Promise<(Sold & { machine_id: number; name: string })[]> =>
  rowsOf(
    scope,
    sql`select day.machine_id::float8 as machine_id, machine.name, ${soldColumns}
      from machine_goods_days day join ${mineOf(scope)} mine using (machine_id)
      join iter_machines machine using (machine_id)
      where day.title = ${title} and ${onDays(sql`day.day`, scope.range)}
      group by day.machine_id, machine.name order by sold desc, day.machine_id`,
  )

/** Before refunds, which have no hour. */
export const byHour = (scope: Scope): Promise<{ hour: number; sold: number; money: number }[]> =>
  rowsOf(
    scope,
    sql`select day.hour::int as hour, sum(day.sold)::float8 as sold, sum(day.money)::float8 as money
      from machine_hours day join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(sql`day.day`, scope.range)} group by 1 order by 1`,
  )
