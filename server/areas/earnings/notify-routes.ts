import type { FastifyInstance } from 'fastify'
import { takeNotifications } from '@server/areas/payment/payment'
import type { RoutesHouse } from '../area'
import { payoutNotifyPath, take } from './send-withdrawal'

/** How a payout has ended. */
export const addPayoutNotify = (
  scope: FastifyInstance,
  { providers, database, clock }: RoutesHouse,
) =>
  takeNotifications(scope, {
    path: payoutNotifyPath,
    clock,
    async take(arrived, now, log) {
      const told = providers.payout.read(arrived, now)
      if (told) await take({ database, now, log }, told.billNo, told.payout)
    },
  })
