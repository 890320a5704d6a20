import { and, eq, gte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { adBills } from './tables'

/** A condition: this person received something for a task, at some moment from one to the other, and has it still. */
export const hasDoneTask = (userId: SQLWrapper, from: SQLWrapper, to: SQLWrapper) => sql`exists (
  select from ad_bills where ad_bills.user_id = ${userId} and ad_bills.state = 'received'
    and ad_bills.received_at between ${from} and ${to})`

/** How many somebody has received something for since then. */
export const countDone = (db: Db, userId: string, since: Date): Promise<number> =>
  db.$count(
    adBills,
    and(eq(adBills.userId, userId), eq(adBills.state, 'received'), gte(adBills.receivedAt, since)),
  )
