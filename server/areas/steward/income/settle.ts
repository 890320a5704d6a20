import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { duties } from '@server/areas/duty/duty'
import { earn } from '@server/areas/earnings/earnings'
import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { rowsOf } from '@server/database/rows-of'
import { bookedAfterHours } from '../rules'
import { stewardDays } from '../tables'
import { shareOf } from './share'

type Duty = typeof duties.$inferSelect

/** At most so many days of a duty at once: the rest follows. */
const mostDays = 31

/** The last day that is over for long enough. */
const lastDay = (now: Date): string =>
  dayAfter(businessDay(new Date(now.getTime() - bookedAfterHours * 3600_000)), -1)

const inShanghai = (at: SQL) => sql`((${at}) at time zone 'Asia/Shanghai')::date`

/** Duties of stewards with a day that is over and not booked yet. */
export const isOpen = (now: Date): SQL =>
  and(
    eq(duties.role, 'steward'),
    isNotNull(duties.village),
    sql`coalesce(
      (select max(day) + 1 from steward_days where steward_days.duty_id = duties.duty_id),
      ${inShanghai(sql`duties.starts_at`)}
    ) <= least(${lastDay(now)}::date, ${inShanghai(sql`duties.ends_at - interval '1 millisecond'`)})`,
  )!

/** Books the days of a duty that are over, the first first. Call it with the duty locked. */
export async function settleDuty(tx: Db, duty: Duty, now: Date): Promise<void> {
  const { dutyId, startsAt, endsAt } = duty
  const [before] = await tx
    .select()
    .from(stewardDays)
    .where(eq(stewardDays.dutyId, dutyId))
    .orderBy(desc(stewardDays.day))
    .limit(1)
  const over = lastDay(now)
  const ended = endsAt && businessDay(new Date(endsAt.getTime() - 1))
  const last = ended !== null && ended < over ? ended : over
  let day = before ? dayAfter(before.day, 1) : businessDay(startsAt)
  let carried = before?.carried ?? 0
  for (let nth = 0; nth < mostDays && day <= last; nth++) {
    carried = await settleDay(tx, duty, { day, carried, now })
    day = dayAfter(day, 1)
  }
}

interface Settling {
  day: string
  carried: number
  now: Date
}

/** Returns what is carried over to the next day. */
async function settleDay(tx: Db, duty: Duty, { day, carried: before, now }: Settling) {
  const { dutyId, userId } = duty
  const village = duty.village!
  const money = await soldIn(tx, village, day)
  const stewards = await stewardsOn(tx, village, day)
  const { amount, carried } = shareOf({ money, carried: before, stewards })
  const row = { dutyId, day, userId, village, money, stewards, carried, amount, bookedAt: now }
  await tx.insert(stewardDays).values(row)
  if (amount > 0)
    await earn(tx, {
      ...{ userId, amount, source: 'steward', settlesAt: null, at: now },
      subject: `SD${dutyId}-${day}`,
      title: `${village} ${day} 管家收入`,
      from: ofHouse('bank'),
    })
  return carried
}

async function soldIn(tx: Db, village: string, day: string): Promise<number> {
  const [row] = await rowsOf<{ money: number }>(
    { db: tx },
    sql`select coalesce(sum(day.money - day.money_back), 0)::float8 as money
      from iter_machines machine join machine_days day using (machine_id)
      where machine.village = ${village} and day.day = ${day}::date`,
  )
  return row!.money
}

/** Of a day on which one hands over to another both have their part. */
const stewardsOn = async (tx: Db, village: string, day: string): Promise<number> =>
  tx.$count(
    duties,
    and(
      eq(duties.role, 'steward'),
      eq(duties.village, village),
      lt(duties.startsAt, momentOf(day, 24)),
      or(isNull(duties.endsAt), gt(duties.endsAt, momentOf(day, 0))),
    ),
  )
