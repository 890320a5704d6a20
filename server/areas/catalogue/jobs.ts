import type { Config } from '@server/config'
import type { Db } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import { createLogistics } from '@server/providers/logistics/logistics'
import { dropDeleted } from '@server/areas/address/address-book'
import { dropOldTickets } from './exchange/tickets'
import { expireHoldings } from '@server/areas/holding/expire'
import { returnExpired } from '@server/areas/holding/invites'
import { cancelUnpaid, finishReceived, finishVisited, shipPaid } from '@server/areas/order/overdue'

/** How long goods lie ready before the carrier takes them. */
const packingMinutes = 30

type Round = (tx: Db, now: Date) => Promise<number>

/** Works a batch at a time, each in a transaction of its own, until nothing is due. */
const rounds = (name: string, every: number, round: Round): JobDefinition => ({
  name: `exchange-shop: ${name}`,
  every,
  async run(_payload, { database, now }) {
    while ((await database.transaction((tx) => round(tx, now))) > 0);
  },
})

export const exchangeShopJobs = (config: Config): JobDefinition[] => [
  rounds('cancel what was not paid for', 30, cancelUnpaid),
  rounds('hand parcels over', 60, (tx, now) => {
    const logistics = createLogistics(config)
    if (logistics.byHand) return Promise.resolve(0)
    return shipPaid(tx, logistics, new Date(now.getTime() - packingMinutes * 60 * 1000), now)
  }),
  rounds('end what was received', 3600, finishReceived),
  rounds('end what was visited', 600, finishVisited),
  rounds('return gifts that nobody accepted', 300, returnExpired),
  rounds('write down what has expired', 300, expireHoldings),
  {
    name: 'exchange-shop: drop what is over',
    every: 3600,
    async run(_payload, { database, now }) {
      await dropOldTickets(database.db, now)
      await dropDeleted(database.db, now)
    },
  },
]
