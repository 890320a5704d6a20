import type { JobDefinition } from '@server/jobs/job'
import { dropDeleted } from './address-book'

export const addressJobs: JobDefinition[] = [
  {
    name: 'address: drop what is over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropDeleted(database.db, now)),
  },
]
