import type { JobDefinition } from '@server/jobs/job'
import { dropOldTickets } from './tickets'

export const exchangeShopJobs: JobDefinition[] = [
  {
    name: 'exchange-shop: drop old tickets',
    every: 3600,
    async run(_payload, { database, now }) {
      await dropOldTickets(database.db, now)
    },
  },
]
