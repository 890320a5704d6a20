import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { isUntold, remind } from '@server/areas/message/message'
import { businessDay, endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { campaignReceipts } from '../tables'
import { morningMs } from './remind'
import type { Receipt } from './receipt'

const { userId, state, receivedAt } = campaignReceipts

const rules = {
  /** Days that a parcel waits for its address before whoever won it is told, once. */
  afterDays: 3,
  /** Nobody is told of what they left for longer, after a server stood still or messages were forgotten. */
  withinDays: 33,
}

const endOf = (now: Date, daysAgo: number) =>
  endOfDayAfter(new Date(now.getTime() - morningMs), -daysAgo)

/** Tells who won something to post and has not said where it goes: one message for all of a day. */
export const addressReminder: Sweep<typeof campaignReceipts> = {
  name: 'prize: tell what waits for an address',
  every: 600,
  table: campaignReceipts,
  keys: ['userId', 'receiptId'],
  due: (now) =>
    and(
      eq(state, 'waiting'),
      gt(receivedAt, endOf(now, rules.withinDays)),
      lte(receivedAt, endOf(now, rules.afterDays)),
      isUntold('prizeWithoutAddress', {
        userId: sql`${userId}`,
        about: sql`to_char(${receivedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
      }),
    ),
  order: receivedAt,
  work: tellOf,
}

async function tellOf(tx: Db, receipt: Receipt, at: Date) {
  const day = receipt.receivedAt
  const number = await tx.$count(
    campaignReceipts,
    and(
      eq(userId, receipt.userId),
      eq(state, 'waiting'),
      gte(receivedAt, startOfDay(day)),
      lte(receivedAt, endOfDayAfter(day, 0)),
    ),
  )
  await remind(tx, {
    ...{ userId: receipt.userId, kind: 'prizeWithoutAddress', about: businessDay(day), at },
    facts: {
      ...{ title: receipt.facts.name, number },
      ...(number === 1 && { receipt_id: receipt.receiptId }),
    },
  })
}
