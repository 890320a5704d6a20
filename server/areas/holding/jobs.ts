import { type JobDefinition, rounds } from '@server/jobs/job'
import { expireHoldings } from './expire'
import { returnExpired } from './invites'

export const holdingJobs: JobDefinition[] = [
  rounds('holding: return gifts that nobody accepted', 300, returnExpired),
  rounds('holding: write down what has expired', 300, expireHoldings),
]
