import { and, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { isUntold, remind } from '@server/areas/message/message'
import { businessDay, daysBetween, endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { campaignReceipts } from '../tables'
import type { Receipt } from './receipt'

const { userId, type, state, receivedAt, expiresAt } = campaignReceipts

/** Days before a code is over on which whoever has it is told, the later first; so are holdings. */
const noticeDays = [1, 3] as const

/** Nobody is told before the morning has come. */
export const morningMs = 9 * 3600_000

const endOf = (now: Date, days: number) => endOfDayAfter(new Date(now.getTime() - morningMs), days)

/** What was received just now is known. */
const expiring = (days: number) =>
  and(
    eq(type, 'code'),
    eq(state, 'done'),
    sql`${receivedAt} <= ${expiresAt} - make_interval(days => ${days + 1})`,
  )

/** One message for all that is over on a day. */
const aboutOf = (at: Date, days: number) => `${businessDay(at)} ${days}`
const aboutIn = (days: number): SQL =>
  sql`to_char(${expiresAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ${` ${days}`}`

const remindOfExpiry = (days: number, sooner: number): Sweep<typeof campaignReceipts> => ({
  name: `prize: tell which codes are over in ${days} days`,
  every: 600,
  table: campaignReceipts,
  keys: ['userId', 'receiptId'],
  due: (now) =>
    and(
      gt(expiresAt, sooner > 0 ? endOf(now, sooner) : now),
      lte(expiresAt, endOf(now, days)),
      expiring(days),
      isUntold('codeExpiring', { userId: sql`${userId}`, about: aboutIn(days) }),
    ),
  order: expiresAt,
  work: (tx, receipt, now) => tellOf(tx, receipt, days, now),
})

async function tellOf(tx: Db, receipt: Receipt, days: number, at: Date) {
  const ends = receipt.expiresAt!
  const [sum] = await tx
    .select({ number: count() })
    .from(campaignReceipts)
    .where(
      and(
        eq(userId, receipt.userId),
        gt(expiresAt, startOfDay(ends)),
        lte(expiresAt, endOfDayAfter(ends, 0)),
        expiring(days),
      ),
    )
  const { number } = sum!
  await remind(tx, {
    ...{ userId: receipt.userId, kind: 'codeExpiring', about: aboutOf(ends, days), at },
    facts: {
      ...{ title: receipt.facts.name, number },
      days: daysBetween(businessDay(at), businessDay(ends)),
      ...(number === 1 && { receipt_id: receipt.receiptId }),
    },
  })
}

export const codeReminders = noticeDays.map((days, nth) =>
  remindOfExpiry(days, nth > 0 ? noticeDays[nth - 1]! : 0),
)
