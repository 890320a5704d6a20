import { businessDay, dayAfter } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { keepSeeds } from './seeds'

/** So far ahead a seed is promised: long before anybody draws by it. */
const aheadDays = 30

export const drawJobs: JobDefinition[] = [
  {
    name: 'draw: promise the seeds to come',
    every: 3600,
    run: (_payload, { database, now }) => {
      const today = businessDay(now)
      return database.transaction((tx) =>
        keepSeeds(tx, dayAfter(today, -1), dayAfter(today, aheadDays)),
      )
    },
  },
]
