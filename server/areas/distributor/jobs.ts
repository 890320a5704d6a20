import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { rewardRecruiters, takeBackRewards } from './pay'

export const distributorJobs: JobDefinition[] = [
  sweepJob(rewardRecruiters),
  sweepJob(takeBackRewards),
]
