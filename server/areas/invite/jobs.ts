import { type JobDefinition, rounds } from '@server/jobs/job'
import { rewardInvitations } from './reward'

export const inviteJobs: JobDefinition[] = [
  rounds('invite: reward invitations', 60, rewardInvitations),
]
