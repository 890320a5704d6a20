import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { rewardInvitations } from './reward'

export const inviteJobs: JobDefinition[] = [sweepJob(rewardInvitations)]
