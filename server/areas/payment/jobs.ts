import type { House } from '../area'
import type { JobDefinition } from '@server/jobs/job'
import { createPayment } from '@server/providers/payment/payment'
import { driveRefunds } from './give-back'
import { watchPayments } from './watch'

export const paymentJobs = ({ config }: House): JobDefinition[] => [
  {
    name: 'payment: ask how payments ended',
    every: 5,
    run: (_given, { database, now }) =>
      watchPayments({ database, now, provider: createPayment(config, database.db) }),
  },
  {
    name: 'payment: give money back',
    every: 5,
    run: (_given, { database, now }) =>
      driveRefunds({ database, now, provider: createPayment(config, database.db) }),
  },
]
