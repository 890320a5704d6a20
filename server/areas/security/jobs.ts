import type { HouseJob } from '@server/jobs/job'
import { dropOldEvents } from './events'

export const securityJobs: HouseJob[] = [
  {
    name: 'security: drop what is old',
    every: 3600,
    run: (_given, { database, now }) => dropOldEvents(database.db, now),
  },
]
