import type { House } from '../area'
import type { JobDefinition } from '@server/jobs/job'
import { createPayment } from '@server/providers/payment/payment'
import { driveRefunds } from './give-back'
import { watchPayments } from './watch'

export const paymentJobs = ({ config, ports: { orders } }: House): JobDefinition[] => [
  {
    name: 'payment: ask how payments ended',
    every: 5,
    run: (_given, { database, now }) =>
      watchPayments({ orders, database, now, provider: createPayment(config, database.db) }),
  },
  {
    name: 'payment: give money back',
    every: 5,
    run: (_given, { database, now }) =>
      driveRefunds({ orders, database, now, provider: createPayment(config, database.db) }),
  },
]
