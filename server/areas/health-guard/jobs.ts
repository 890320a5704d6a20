import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { lookAtGuarded } from './look'
import { tellOfAlerts } from './tell'

export const healthGuardJobs = ({ config }: House): JobDefinition[] => [
  sweepJob(lookAtGuarded(config.dataKey)),
  sweepJob(tellOfAlerts(config.dataKey)),
]
