import type { JobDefinition } from '@server/jobs/job'
import { sweepJob, worldSweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { closeDue } from './close'
import { checkLater } from './nickname-checks'

export const accountJobs = ({ config, ports }: House): JobDefinition[] => [
  sweepJob(closeDue(config, ports.leavings)),
  worldSweepJob(checkLater(config)),
]
