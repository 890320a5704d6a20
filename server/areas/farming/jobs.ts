import { lt } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { farmingSignals } from './tables'

/** Who looks into farming looks back half a year at most. */
export const signalLastsDays = 180

export const farmingJobs: JobDefinition[] = [
  {
    name: 'farming: forget old signals',
    every: 24 * 3600,
    async run(_payload, { database, now }) {
      const first = new Date(now.getTime() - signalLastsDays * dayMs)
      await database.db.delete(farmingSignals).where(lt(farmingSignals.seenAt, first))
    },
  },
]
