import { sql } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { type Span, spanBefore, spanOf } from '@server/areas/earnings/earnings'
import { onDays } from '@server/areas/sales/sales'
import type { DayRange } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, daysBetween, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { rowsOf } from '@server/database/rows-of'

type Earned = Out<'/tp5/api/Housekeep/earnStatistical'>
type Periods = Out<'/tp5/api/Housekeep/periodEarnStatistical'>
type By = Parsed<'/tp5/api/Housekeep/periodEarnStatistical'>['by']

interface Whose {
  db: Db
  userId: string
  now: Date
}

/** So many days are shown one by one, more of them by month. */
const mostDays = 31

async function sumIn(whose: Whose, range: DayRange) {
  const [row] = await rowsOf<{ amount: number; money: number; last: string | null }>(
    whose,
    sql`select coalesce(sum(amount), 0)::float8 as amount, coalesce(sum(money), 0)::float8 as money,
        max(day)::text as last
      from steward_days where user_id = ${whose.userId} and ${onDays(sql`day`, range)}`,
  )
  return row!
}

/** Every chosen day that has been, with nothing where nothing was earned; months where they are many. */
async function series(whose: Whose, range: DayRange): Promise<Pick<Earned, 'by' | 'days'>> {
  const { from } = range
  const today = businessDay(whose.now)
  const last = range.to !== null && range.to < today ? range.to : today
  const number = from === null ? Infinity : daysBetween(from, last) + 1
  const by = number <= mostDays ? 'day' : 'month'
  const rows = await rowsOf<{ day: string; amount: number }>(
    whose,
    sql`select to_char(day, ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as day,
        sum(amount)::float8 as amount
      from steward_days where user_id = ${whose.userId} and ${onDays(sql`day`, range)}
      group by 1 order by 1`,
  )
  if (by === 'month') return { by, days: rows }
  const known = new Map(rows.map((row) => [row.day, row.amount]))
  const all = Array.from({ length: Math.max(0, number) }, (_, nth) => dayAfter(from!, nth))
  return { by, days: all.map((day) => ({ day, amount: known.get(day) ?? 0 })) }
}

export async function earnedBy(whose: Whose, chosen: Span): Promise<Earned> {
  const { now } = whose
  const range = spanOf(chosen, now)
  const before = spanBefore(range)
  const today = businessDay(now)
  const all = await sumIn(whose, { from: null, to: null })
  const month = await sumIn(whose, { from: `${today.slice(0, 7)}-01`, to: today })
  const { amount, money } = await sumIn(whose, range)
  return {
    ...{ total: all.amount, month: month.amount, amount, money },
    before: before && (await sumIn(whose, before)).amount,
    ...(await series(whose, range)),
    booked_to: all.last ?? '',
    as_of: replyTime(now),
  }
}

/** So many of them are told. */
const most: Readonly<Record<By, number>> = { day: 14, week: 12, month: 12 }

export async function periodsOf(whose: Whose, by: By): Promise<Periods> {
  const list = await rowsOf<Periods['list'][number]>(
    whose,
    sql`select min(day)::text as from, max(day)::text as to, sum(money)::float8 as money,
        sum(amount)::float8 as amount
      from steward_days where user_id = ${whose.userId}
      group by date_trunc(${by}, day::timestamp) order by min(day) desc
      limit ${most[by]}`,
  )
  return { by, list }
}
