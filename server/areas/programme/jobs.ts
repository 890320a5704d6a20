import { and, like, lt, or } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import { periodOf } from './period'
import { campaignCounts } from './tables'

const keptDays = 2

/** How `periodOf` writes them; what is counted once and for all has no end. */
const shapes = { day: '____-__-__', week: 'week %', month: '____-__' } as const
const ending = Object.entries(shapes) as [keyof typeof shapes, string][]

/** Nobody asks how often something was counted in a day, week or month that is over. */
async function dropOldCounts(db: Db, now: Date) {
  const { period } = campaignCounts
  const then = new Date(now.getTime() - keptDays * dayMs)
  const isOver = ending.map(([every, shape]) =>
    and(like(period, shape), lt(period, periodOf(every, then))),
  )
  await db.delete(campaignCounts).where(or(...isOver))
}

export const programmeJobs: JobDefinition[] = [
  {
    name: 'programme: drop counts of periods that are over',
    every: 6 * 3600,
    run: (_payload, { database, now }) => dropOldCounts(database.db, now),
  },
]
