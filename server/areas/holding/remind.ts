import { and, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { isUntold, remind } from '@server/areas/message/message'
import { businessDay, daysBetween, endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import type { Holding } from './give'
import { holdings } from './tables'

/** Days before something expires on which its owner is told, the later first. */
const noticeDays = [1, 3] as const
type Days = (typeof noticeDays)[number]

/** Nobody is told before the morning has come. */
const morningMs = 9 * 3600_000

const endOf = (now: Date, days: number) => endOfDayAfter(new Date(now.getTime() - morningMs), days)

/** Rights that wait in a packet are told with their packet; what was given just now is known. */
const expiring = (days: Days) =>
  and(
    inArray(holdings.state, ['usable', 'waiting']),
    or(isNull(holdings.parentId), eq(holdings.state, 'usable')),
    sql`${holdings.createdAt} <= ${holdings.expiresAt} - make_interval(days => ${days + 1})`,
  )

/** One message for all that expires on a day. */
const aboutOf = (expiresAt: Date, days: Days) => `${businessDay(expiresAt)} ${days}`
const aboutIn = (days: Days): SQL =>
  sql`to_char(${holdings.expiresAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ${` ${days}`}`

const remindOfExpiry = (days: Days, sooner: Days | 0): Sweep<typeof holdings> => ({
  name: `holding: tell what expires in ${days} days`,
  every: 600,
  table: holdings,
  keys: ['userId', 'holdingId'],
  due: (now) =>
    and(
      gt(holdings.expiresAt, sooner > 0 ? endOf(now, sooner) : now),
      lte(holdings.expiresAt, endOf(now, days)),
      expiring(days),
      isUntold('expiring', { userId: sql`${holdings.userId}`, about: aboutIn(days) }),
    ),
  order: holdings.expiresAt,
  work: (tx, holding, now) => tellOf(tx, holding, days, now),
})

async function tellOf(tx: Db, holding: Holding, days: Days, at: Date) {
  const { userId, holdingId, title } = holding
  const expiresAt = holding.expiresAt!
  const [sum] = await tx
    .select({ number: count() })
    .from(holdings)
    .where(
      and(
        eq(holdings.userId, userId),
        gt(holdings.expiresAt, startOfDay(expiresAt)),
        lte(holdings.expiresAt, endOfDayAfter(expiresAt, 0)),
        expiring(days),
      ),
    )
  const { number } = sum!
  await remind(tx, {
    ...{ userId, kind: 'expiring', about: aboutOf(expiresAt, days), at },
    facts: {
      ...{ title, number, days: daysBetween(businessDay(at), businessDay(expiresAt)) },
      ...(number === 1 && { holding_id: holdingId }),
    },
  })
}

export const expiryReminders = noticeDays.map((days, nth) =>
  remindOfExpiry(days, nth > 0 ? noticeDays[nth - 1]! : 0),
)
