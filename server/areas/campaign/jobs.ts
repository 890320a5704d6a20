import { type JobDefinition, rounds } from '@server/jobs/job'
import { cancelUnpaid } from './orders/settle'

export const campaignJobs: JobDefinition[] = [
  rounds('campaign: cancel what was not paid for', 30, cancelUnpaid),
]
