import { type JobDefinition, rounds } from '@server/jobs/job'
import { createLogistics } from '@server/providers/logistics/logistics'
import type { House } from '../area'
import { cancelUnpaid, finishReceived, finishVisited, shipPaid } from './overdue'

/** How long goods lie ready before the carrier takes them. */
const packingMinutes = 30

export const orderJobs = ({ config }: House): JobDefinition[] => [
  rounds('order: cancel what was not paid for', 30, cancelUnpaid),
  rounds('order: hand parcels over', 60, (tx, now) => {
    const logistics = createLogistics(config)
    if (logistics.byHand) return Promise.resolve(0)
    return shipPaid(tx, logistics, new Date(now.getTime() - packingMinutes * 60 * 1000), now)
  }),
  rounds('order: end what was received', 3600, finishReceived),
  rounds('order: end what was visited', 600, finishVisited),
]
