import type { JobDefinition } from '@server/jobs/job'
import type { House } from '../area'
import { driveRefunds } from './give-back'
import { watchPayments } from './watch'

export const paymentJobs = ({ ports: { orders } }: House): JobDefinition[] => [
  {
    name: 'payment: ask how payments ended',
    every: 5,
    lane: 'payment',
    run: (_given, { database, now, providers }) =>
      watchPayments({ orders, database, now, provider: providers.payment }),
  },
  {
    name: 'payment: give money back',
    every: 5,
    lane: 'payment',
    run: (_given, { database, now, providers }) =>
      driveRefunds({ orders, database, now, provider: providers.payment }),
  },
]
