import { and, eq, lt, lte } from 'drizzle-orm'
import { businessDay, dayMs } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { type Sweep, sweepJob } from '@server/jobs/sweep'
import { countsLastDays, ticketsLastDays } from './rules'
import { filmBudgets, filmDays, filmTickets } from './tables'
import { moveTicket } from './tickets'

const lapse: Sweep<typeof filmTickets> = {
  name: 'ad-reward: lapse tickets whose time is over',
  every: 300,
  table: filmTickets,
  keys: ['ticketId'],
  due: (now) => and(eq(filmTickets.state, 'open'), lte(filmTickets.expiresAt, now)),
  order: filmTickets.expiresAt,
  work: (tx, ticket) => moveTicket(tx, ticket, 'lapsed'),
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

export const adRewardJobs: JobDefinition[] = [
  sweepJob(lapse),
  {
    name: 'ad-reward: forget old tickets and counts',
    every: 24 * 3600,
    async run(_payload, { database: { db }, now }) {
      const first = businessDay(daysAgo(now, countsLastDays))
      await db.delete(filmDays).where(lt(filmDays.day, first))
      await db.delete(filmBudgets).where(lt(filmBudgets.day, first))
      await db.delete(filmTickets).where(lt(filmTickets.begunAt, daysAgo(now, ticketsLastDays)))
    },
  },
]
