import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { payFor, takeBackFor } from './pay'
import { rewardKinds } from './recruitments'

export const distributorJobs: JobDefinition[] = [
  ...rewardKinds.map((kind) => sweepJob(payFor(kind))),
  ...rewardKinds.map((kind) => sweepJob(takeBackFor(kind))),
]
