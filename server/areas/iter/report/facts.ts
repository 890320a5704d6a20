import { type SQL, sql } from 'drizzle-orm'
import { onDays } from '@server/areas/sales/sales'
import { mineOf, momentsOf, type Scope } from '../sales/scope'

export interface Figures extends Record<string, unknown> {
  sold: number
  refunds: number
  money: number
  points: number
  gold: number
  loaded: number
  expired: number
  lost: number
  failed: number
}

const names = [
  ...['sold', 'refunds', 'money', 'points', 'gold'],
  ...['loaded', 'expired', 'lost', 'failed'],
] as const

/** Sums of all figures of the facts. */
export const figures = sql.join(
  names.map((name) => sql`coalesce(sum(${sql.raw(name)}), 0)::float8 as ${sql.raw(name)}`),
  sql`, `,
)

const within = (at: SQL, scope: Scope): SQL => {
  const { since, until } = momentsOf(scope.range)
  return sql`(${since}::timestamptz is null or ${at} >= ${since}::timestamptz)
    and (${until}::timestamptz is null or ${at} < ${until}::timestamptz)`
}

const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Shanghai')::date`

const soldFacts = sql`sold, refunds, money - money_back as money, points - points_back as points,
  gold - gold_back as gold, 0 as loaded, 0 as expired, 0 as lost, 0 as failed`

const nothingSold = sql`0, 0, 0, 0, 0`

const handled = sql`case when kind = 'restocked' then units else 0 end,
  case when kind = 'expired' then -units else 0 end,
  case when kind = 'lost' then -units else 0 end, 0`

const byHand = sql`kind in ('restocked', 'expired', 'lost')`
const failing = sql`kind in ('fault', 'silence')`

/**
 * What happened to machines by day: sums that are kept of sales, what was put in and taken out by
 * hand, and what went wrong. Each is read by an index for these machines and days alone.
 */
export const factsOf = (scope: Scope): SQL => sql`(
  select machine_id, day, ${soldFacts}
  from machine_days join ${mineOf(scope)} mine using (machine_id)
  where ${onDays(sql`day`, scope.range)}
  union all
  select machine_id, ${dayOf(sql`happened_at`)}, ${nothingSold}, ${handled}
  from slot_movements join ${mineOf(scope)} mine using (machine_id)
  where ${byHand} and ${within(sql`happened_at`, scope)}
  union all
  select machine_id, ${dayOf(sql`happened_at`)}, ${nothingSold}, 0, 0, 0, 1
  from machine_incidents join ${mineOf(scope)} mine using (machine_id)
  where ${failing} and ${within(sql`happened_at`, scope)}
)`

/** As goods were called when they were last seen. */
const titleOf = sql`coalesce(
  (select title from iter_slots slot where slot.offline_goods_id = movement.offline_goods_id),
  (select title from machine_goods_days known where known.machine_id = movement.machine_id
    and known.offline_goods_id = movement.offline_goods_id order by day desc limit 1),
  '换下的商品')`

/** The same by the goods that it was about. */
export const goodsFactsOf = (scope: Scope): SQL => sql`(
  select title, ${soldFacts}
  from machine_goods_days join ${mineOf(scope)} mine using (machine_id)
  where ${onDays(sql`day`, scope.range)}
  union all
  select ${titleOf}, ${nothingSold}, ${handled}
  from slot_movements movement join ${mineOf(scope)} mine using (machine_id)
  where ${byHand} and ${within(sql`happened_at`, scope)}
  union all
  select line.title, ${nothingSold}, 0, 0, 0, 1
  from machine_incidents join ${mineOf(scope)} mine using (machine_id)
  join order_lines line using (user_id, order_sn)
  where ${failing} and line.line = 1 and ${within(sql`happened_at`, scope)}
)`
