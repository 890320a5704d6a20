import type { JobDefinition } from '@server/jobs/job'
import { cancelUnpaid } from '@server/areas/campaign/orders/settle'
import { rewardInvitations } from './reward'

export const promotionJobs: JobDefinition[] = [
  {
    name: 'promotion: cancel what was not paid for',
    every: 30,
    async run(_payload, { database, now }) {
      while ((await database.transaction((tx) => cancelUnpaid(tx, now))) > 0);
    },
  },
  {
    name: 'promotion: reward invitations',
    every: 60,
    async run(_payload, { database, now }) {
      while ((await database.transaction((tx) => rewardInvitations(tx, now))) > 0);
    },
  },
]
