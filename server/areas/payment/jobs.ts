import type { JobDefinition } from '@server/jobs/job'
import type { House } from '../area'
import { driveRefunds } from './give-back'
import { recordShipping } from './shipping/record'
import { watchPayments } from './watch'

export const paymentJobs = ({ config, ports: { orders } }: House): JobDefinition[] => [
  {
    name: 'payment: ask how payments ended',
    every: 5,
    lane: 'payment',
    run: (_given, { database, clock, log, providers }) =>
      watchPayments({ orders, database, clock, log, provider: providers.payment }),
  },
  {
    name: 'payment: give money back',
    every: 5,
    lane: 'payment',
    run: (_given, { database, clock, log, providers }) =>
      driveRefunds({ orders, database, clock, log, provider: providers.payment }),
  },
  {
    name: 'payment: record what was given',
    every: 5,
    lane: 'payment',
    run: (_given, { database, clock, log, providers }) =>
      recordShipping({ orders, database, config, clock, log, provider: providers.shipping }),
  },
]
