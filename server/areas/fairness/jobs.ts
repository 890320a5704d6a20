import { and, eq, lt, lte } from 'drizzle-orm'
import { businessDay, dayMs } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { type Sweep, sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import type { FollowUpheld } from '../upheld'
import { countsLastDays } from './limits/rules'
import { fairnessDays, fairnessDevices, offences } from './tables'
import { uphold } from './offences/offences'

/** What nobody has objected to in time. */
const upholdUnopposed = (follow: readonly FollowUpheld[]): Sweep<typeof offences> => ({
  name: 'fairness: uphold what nobody objected to',
  every: 60,
  table: offences,
  keys: ['offenceId'],
  due: (now) => and(eq(offences.state, 'standing'), lte(offences.objectUntil, now)),
  order: offences.objectUntil,
  work: (tx, offence, now) => uphold(tx, offence, follow, now),
})

export const fairnessJobs = ({ ports }: House): JobDefinition[] => [
  sweepJob(upholdUnopposed(ports.upheld)),
  {
    name: 'fairness: forget old counts',
    every: 24 * 3600,
    async run(_payload, { database, now }) {
      const first = businessDay(new Date(now.getTime() - countsLastDays * dayMs))
      await database.db.delete(fairnessDays).where(lt(fairnessDays.day, first))
      await database.db.delete(fairnessDevices).where(lt(fairnessDevices.day, first))
    },
  },
]
