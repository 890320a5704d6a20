import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { expirePlays } from './claim'
import { drawForWaiting } from './queue'

export const lotteryJobs: JobDefinition[] = [sweepJob(expirePlays), sweepJob(drawForWaiting)]
