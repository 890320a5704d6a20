import type { JobDefinition } from '@server/jobs/job'
import { createLogistics } from '@server/providers/logistics/logistics'
import type { House } from '../area'
import { lateOrders } from './late-orders'
import { handOver, packedOrders } from './ship-order'
import { dropOldTickets } from './tickets'

/** How long goods lie ready before the carrier takes them. */
const packingMinutes = 30

export const orderJobs = ({ config, ports: { orders } }: House): JobDefinition[] => [
  {
    name: 'order: see to what is late',
    every: 3,
    async run(_payload, { database, now }) {
      for (const order of await lateOrders(database.db, now))
        await database.transaction((tx) => orders.seeToLate(tx, order, now))
    },
  },
  {
    name: 'order: hand parcels over',
    every: 60,
    async run(_payload, { database, now }) {
      const logistics = createLogistics(config)
      if (logistics.byHand) return
      const paidBefore = new Date(now.getTime() - packingMinutes * 60_000)
      for (const order of await packedOrders(database.db, paidBefore)) {
        const sent = await logistics.send(order.orderSn, now)
        await database.transaction((tx) => handOver(tx, order, sent, now))
      }
    },
  },
  {
    name: 'order: drop tickets that are over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropOldTickets(database.db, now)),
  },
]
