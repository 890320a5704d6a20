import { duties } from '@server/areas/duty/duty'
import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { isOpen, settleDuty } from './income/settle'

export const stewardJobs: readonly JobDefinition[] = [
  sweepJob({
    name: 'steward: book what the days that are over brought',
    every: 600,
    table: duties,
    keys: ['dutyId'],
    due: isOpen,
    order: duties.startsAt,
    work: settleDuty,
  }),
]
