import type { JobDefinition } from '@server/jobs/job'
import { dropOldTickets } from './exchange/tickets'

export const catalogueJobs: JobDefinition[] = [
  {
    name: 'catalogue: drop what is over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropOldTickets(database.db, now)),
  },
]
