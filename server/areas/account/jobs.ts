import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { closeDue } from './close'

export const accountJobs = ({ config, ports }: House): JobDefinition[] => [
  sweepJob(closeDue(config, ports.leavings)),
]
