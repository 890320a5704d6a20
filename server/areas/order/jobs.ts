import { businessDay } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { sweepJob, worldSweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { lateOrders } from './late-orders'
import { askedOfCarriers } from './receipt'
import { packedOrders } from './ship-order'
import { dropOldPurchases } from './purchases'
import { dropOldTickets } from './tickets'

export const orderJobs = (house: House): JobDefinition[] => [
  sweepJob(lateOrders(house.ports.orders)),
  // where people of the house hand parcels over, none goes by itself, and a carrier knows where it is
  house.config.carriers === 'own' ? sweepJob(packedOrders) : worldSweepJob(askedOfCarriers(house)),
  {
    name: 'order: drop tickets that are over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropOldTickets(database.db, now)),
  },
  {
    name: 'order: drop counts of days that are over',
    every: 24 * 3600,
    run: async (_payload, { database, now }) =>
      void (await dropOldPurchases(database.db, businessDay(now))),
  },
]
