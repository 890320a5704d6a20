import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { expirePlays } from './claim'

export const lotteryJobs: JobDefinition[] = [sweepJob(expirePlays)]
