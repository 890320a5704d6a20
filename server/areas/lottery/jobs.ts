import type { Settings } from '@server/config'
import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { expirePlays, tellUnclaimed } from './claim'
import { drawForWaiting } from './queue'

export const lotteryJobs = ({ config }: { config: Settings }): JobDefinition[] => [
  sweepJob(tellUnclaimed),
  sweepJob(expirePlays),
  sweepJob(drawForWaiting(config)),
]
