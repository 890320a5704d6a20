import { type SQL, sql } from 'drizzle-orm'
import type { DayRange } from '@server/areas/wallet/wallet'

export interface Sold extends Record<string, unknown> {
  sold: number
  refunds: number
  money: number
  points: number
  gold: number
}

export const sumAs = (value: SQL, name: string): SQL =>
  sql`coalesce(sum(${value}), 0)::float8 as ${sql.raw(name)}`

/** What was sold, less what went back, of the rows that stand in a statement as `day`. */
export const soldColumns = sql.join(
  [
    sumAs(sql`day.sold`, 'sold'),
    sumAs(sql`day.refunds`, 'refunds'),
    sumAs(sql`day.money - day.money_back`, 'money'),
    sumAs(sql`day.points - day.points_back`, 'points'),
    sumAs(sql`day.gold - day.gold_back`, 'gold'),
  ],
  sql`, `,
)

export const onDays = (day: SQL, { from, to }: DayRange): SQL =>
  sql`(${from}::date is null or ${day} >= ${from}::date)
    and (${to}::date is null or ${day} <= ${to}::date)`
