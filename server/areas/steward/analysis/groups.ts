import { type SQL, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { sharesOf } from '@server/areas/earnings/earnings'
import { businessDay, dayAfter, dayMs, startOfWeek } from '@server/calendar'
import { rowsOf } from '@server/database/rows-of'
import { analysedWeeks, leastPeople, timesOfDay } from '../rules'
import type { Scope } from '../scope'

type Favourites = Out<'/tp5/api/Housekeep/brandFavorite'>

/** Whole weeks alone: whoever compared two days that lie side by side would find out one person. */
function weeksOf(now: Date) {
  const until = startOfWeek(now)
  return { since: new Date(until.getTime() - analysedWeeks * 7 * dayMs), until }
}

export function spanOfAnalysis(now: Date) {
  const { since, until } = weeksOf(now)
  return {
    from: businessDay(since),
    to: dayAfter(businessDay(until), -1),
    least: leastPeople,
  }
}

/** What came out of the machines of a village and did not go back: who bought how many of which group. */
const boughtBy = (village: string, group: SQL, now: Date): SQL => {
  const { since, until } = weeksOf(now)
  const delivered = sql`(orders.reached ->> 'delivered') collate "C"`
  return sql`(
    select ${group} as name, orders.user_id, sum(line.number)::int as pieces
    from iter_machines machine
    join orders on orders.seller = 'machine' and orders.counter = machine.machine_id::text
    join order_lines line
      on line.user_id = orders.user_id and line.order_sn = orders.order_sn and line.line = 1
    where machine.village = ${village} and orders.kind <> 'test' and orders.state = 'delivered'
      and ${delivered} >= ${since.toISOString()} and ${delivered} < ${until.toISOString()}
    group by 1, 2)`
}

const goods = sql`line.title`

/** By which of the times of the day it came out. */
const time = sql`case ${sql.join(
  [...timesOfDay].reverse().map(
    ({ from, name }) =>
      sql`when extract(hour from (orders.reached ->> 'delivered')::timestamptz
          at time zone 'Asia/Shanghai') >= ${from}::int then ${name}::text`,
  ),
  sql` `,
)} end`

interface Group extends Record<string, unknown> {
  /** Empty: others. */
  name: string
  people: number
  pieces: number
}

/** Groups of too few people are others together; where these are too few, nothing of them is told. */
const groupsOf = (scope: Scope, village: string, group: SQL): Promise<Group[]> =>
  rowsOf(
    scope,
    sql`with bought as (select * from ${boughtBy(village, group, scope.now)} bought),
      large as (select name from bought group by name having count(*) >= ${leastPeople}),
      folded as (
        select case when name in (select name from large) then name else '' end as name,
          user_id, sum(pieces) as pieces
        from bought group by 1, 2
      )
      select name, count(*)::int as people, sum(pieces)::int as pieces from folded
      group by name having count(*) >= ${leastPeople}
      order by (name = ''), pieces desc, name`,
  )

const tooFew = `近 ${analysedWeeks} 周里买东西的不到 ${leastPeople} 人，多些人再看，免得认出是谁`

export const others = '其他'

async function favouritesOf(scope: Scope, group: SQL): Promise<Favourites> {
  const [village] = scope.villages
  const groups = await groupsOf(scope, village!, group)
  const parts = sharesOf(groups.map(({ pieces }) => pieces))
  return {
    ...spanOfAnalysis(scope.now),
    may: groups.length > 0 ? 1 : 0,
    reason: groups.length > 0 ? '' : tooFew,
    list: groups.map(({ name, people, pieces }, nth) => ({
      ...{ name: name || others, people, pieces },
      per_mille: parts[nth]!,
    })),
  }
}

export const favouriteGoods = (scope: Scope) => favouritesOf(scope, goods)
export const favouriteTimes = (scope: Scope) => favouritesOf(scope, time)

/** Whether there are enough people for anything to be told. */
export async function allowedIn(scope: Scope, village: string) {
  const [row] = await rowsOf<{ people: number }>(
    scope,
    sql`select count(distinct user_id)::int as people
      from ${boughtBy(village, goods, scope.now)} bought`,
  )
  const may = row!.people >= leastPeople
  return { village, may: may ? (1 as const) : (0 as const), reason: may ? '' : tooFew }
}
