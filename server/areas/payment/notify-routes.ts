import type { FastifyInstance } from 'fastify'
import type { RoutesHouse } from '../area'
import { takeNotifications } from './notifications'
import { notifyPath } from './payment'
import { receive } from './receive'

/** Money that has come in. */
export const addPayNotify = (
  scope: FastifyInstance,
  { providers, database, clock, ports }: RoutesHouse,
) =>
  takeNotifications(scope, {
    path: notifyPath,
    clock,
    async take(arrived, now, log) {
      const paid = providers.payment.read(arrived, now)
      const received =
        paid && (await database.transaction((tx) => receive(ports.orders, tx, paid, now)))
      if (received !== 'noted') return
      const { paymentNo, transactionId } = paid!
      log.error({ paymentNo, transactionId }, 'money that fits no payment of ours')
    },
  })
