import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { lateOrders } from './late-orders'
import { packedOrders } from './ship-order'
import { dropOldTickets } from './tickets'

export const orderJobs = ({ config, ports: { orders } }: House): JobDefinition[] => [
  sweepJob(lateOrders(orders)),
  // where people of the house hand parcels over, none goes by itself
  ...(config.carriers === 'own' ? [sweepJob(packedOrders)] : []),
  {
    name: 'order: drop tickets that are over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropOldTickets(database.db, now)),
  },
]
