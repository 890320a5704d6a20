import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { endRefunds, settleOverdue } from './overdue'
import { warnOfDeadlines } from './remind'

export const afterSaleJobs = ({ config, ports: { orders } }: House): JobDefinition[] => [
  sweepJob(settleOverdue(config.afterSaleKeeper)),
  sweepJob(endRefunds(orders)),
  sweepJob(warnOfDeadlines),
]
