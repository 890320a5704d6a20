import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { moneyOf, type DayRange } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, daysBetween, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { sources } from './sources'
import { earnedWithin, type Span, spanBefore, spanOf } from './span'
import { incomes } from './tables'

/** So many days are shown one by one, more of them by month. */
const mostDays = 31

const sum = sql<number>`coalesce(sum(${incomes.amount}), 0)::float8`

const sumOf = async (db: Db, userId: string, within?: SQL) => {
  const [row] = await db
    .select({ income: sum, number: count() })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), within))
  return row!
}

/** What somebody earned in some days, in all. */
export const earnedIn = (db: Db, userId: string, range: DayRange) =>
  sumOf(db, userId, earnedWithin(range))

export const earnedToday = (db: Db, userId: string, now: Date) => {
  const today = businessDay(now)
  return earnedIn(db, userId, { from: today, to: today })
}

/** What a person holds of money, by the part it lies in. */
export async function heldBy(db: Db, userId: string) {
  const held = await moneyOf(db, userId)
  const { balance = 0, settled = 0, pending = 0, frozen = 0, withdrawing = 0 } = held
  return { balance, settled, pending, frozen, withdrawing }
}

/** The short of it, for who looks at themselves. */
export async function earningsOf(db: Db, userId: string, now: Date) {
  const { balance, settled, pending, frozen } = await heldBy(db, userId)
  const { income: today } = await earnedToday(db, userId, now)
  return { balance, today, waiting: settled + pending + frozen }
}

export async function accumulated(
  db: Db,
  userId: string,
  wanted: Span,
  now: Date,
): Promise<Out<'/tp5/api/MyIncome/accumulateIncome'>> {
  const range = spanOf(wanted, now)
  const before = spanBefore(range)
  const total = await sumOf(db, userId)
  return {
    ...(await heldBy(db, userId)),
    total: total.income,
    today: (await earnedToday(db, userId, now)).income,
    ...(await earnedIn(db, userId, range)),
    before: before && (await earnedIn(db, userId, before)).income,
    ...(await series(db, userId, range)),
    as_of: replyTime(now),
  }
}

/** Every chosen day that has been, with nothing where nothing was earned; months where they are many. */
async function series(db: Db, userId: string, range: DayRange) {
  const { from, to } = range
  const span = from !== null && to !== null ? daysBetween(from, to) + 1 : Infinity
  const by = span <= mostDays ? ('day' as const) : ('month' as const)
  const shape = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const day = sql<string>`to_char(${incomes.createdAt} at time zone 'Asia/Shanghai', ${shape})`
  const rows = await db
    .select({ day, amount: sum })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), earnedWithin(range)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  if (by === 'month') return { by, days: rows }
  const earned = new Map(rows.map((row) => [row.day, row.amount]))
  const all = Array.from({ length: span }, (_, at) => dayAfter(from!, at))
  return { by, days: all.map((one) => ({ day: one, amount: earned.get(one) ?? 0 })) }
}

export async function ratioOf(
  db: Db,
  userId: string,
  wanted: Span,
  now: Date,
): Promise<Out<'/tp5/api/MyIncome/incomeRatio'>> {
  const rows = await db
    .select({ source: incomes.source, amount: sum })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), earnedWithin(spanOf(wanted, now))))
    .groupBy(incomes.source)
    .orderBy(desc(sum), incomes.source)
  const income = rows.reduce((all, row) => all + row.amount, 0)
  const shares = sharesOf(rows.map((row) => row.amount))
  return {
    income,
    list: rows.map(({ source, amount }, at) => ({
      source,
      source_text: sources[source],
      amount,
      per_mille: shares[at]!,
    })),
  }
}

/** Parts of a thousand that are a thousand together: what rounding leaves goes to the largest rests. */
export function sharesOf(amounts: readonly number[]): number[] {
  const all = amounts.reduce((sumOfAll, amount) => sumOfAll + amount, 0)
  if (all === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount * 1000) / all)
  const shares = exact.map(Math.floor)
  const left = 1000 - shares.reduce((given, share) => given + share, 0)
  exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, left)
    .forEach(({ at }) => (shares[at]! += 1))
  return shares
}
