import type { JobDefinition } from '@server/jobs/job'
import { daysOver, reconcileDay } from './reconcile/reconcile-day'
import { reconcileOrders } from './reconcile/reconcile-orders'

export const iterJobs: JobDefinition[] = [
  {
    name: 'iter: hold counters, books, orders and what was paid against each other',
    every: 3600,
    async run(_payload, { database, now }) {
      for (const day of daysOver(now)) {
        await reconcileDay(database.db, day, now)
        await reconcileOrders(database.db, day, now)
      }
    },
  },
]
