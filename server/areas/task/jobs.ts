import { and, eq, inArray, isNotNull, lt, lte, not, sql } from 'drizzle-orm'
import { businessDay, dayMs } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { type Sweep, sweepJob } from '@server/jobs/sweep'
import { lockPartAt } from './bills'
import { complete, drop, receive } from './finish'
import { isHeld } from './held'
import { receivedAfterHours } from './rules'
import { open } from './states'
import { adBills, adSeen } from './tables'
import { turnJobs } from './turn'

type Bills = Sweep<typeof adBills>

const ofBills = { table: adBills, keys: ['billUserId'] } as const

/** What is whole counts, also when the app was closed before it was handed in. */
const completeReady: Bills = {
  ...ofBills,
  name: 'task: hand in what is proved',
  every: 30,
  due: (now) =>
    and(
      eq(adBills.state, 'proving'),
      isNotNull(adBills.readyAt),
      lte(adBills.readyAt, new Date(now.getTime() - 30_000)),
    ),
  order: adBills.readyAt,
  work: async (tx, { billUserId }, now) => complete(tx, await lockPartAt(tx, billUserId), now),
}

const dropLapsed: Bills = {
  ...ofBills,
  name: 'task: let go of shares that nobody used',
  every: 30,
  due: (now) =>
    and(
      inArray(adBills.state, open),
      lte(adBills.reservedUntil, now),
      sql`${adBills.readyAt} is null`,
    ),
  order: adBills.reservedUntil,
  work: (tx, bill) => drop(tx, bill, 'expired', '没有在留名额的时间里做完'),
}

const receiveForgotten: Bills = {
  ...ofBills,
  name: 'task: give what was not received',
  every: 300,
  due: (now) =>
    and(
      eq(adBills.state, 'completed'),
      lte(adBills.completedAt, new Date(now.getTime() - receivedAfterHours * 3600_000)),
      not(isHeld),
    ),
  order: adBills.completedAt,
  work: async (tx, { billUserId }, now) => receive(tx, await lockPartAt(tx, billUserId), now),
}

const seenDays = 2

export const taskJobs: readonly JobDefinition[] = [
  sweepJob(completeReady),
  sweepJob(dropLapsed),
  sweepJob(receiveForgotten),
  ...turnJobs,
  {
    name: 'task: forget who saw what',
    every: 3600,
    async run(_payload, { database: { db }, now }) {
      const oldest = businessDay(new Date(now.getTime() - seenDays * dayMs))
      await db.delete(adSeen).where(lt(adSeen.day, oldest))
    },
  },
]
