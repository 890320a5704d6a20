import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { beginHour, endHour, planHours } from './hours'
import { grantPieces } from './grant'
import { lapseEntries } from './lapse'
import { letLateIn } from './late'
import { tellOfHours } from './remind'
import { sellGranted } from './sell'

export const seckillJobs = ({ ports: { orders } }: House): JobDefinition[] => [
  {
    name: 'seckill: plan the hours',
    every: 600,
    run: (_payload, { database, now }) => database.transaction((tx) => planHours(tx, now)),
  },
  sweepJob(beginHour),
  sweepJob(endHour),
  sweepJob(letLateIn),
  sweepJob(lapseEntries),
  sweepJob(grantPieces),
  sweepJob(sellGranted(orders)),
  sweepJob(tellOfHours),
]
