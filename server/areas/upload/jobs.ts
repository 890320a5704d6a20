import { lt } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { type WorldSweep, worldSweepJob } from '@server/jobs/sweep'
import { remove } from './remove'
import { after } from './rules'
import { uploadAllowances, uploads } from './tables'

const removeUnused: WorldSweep<typeof uploads> = {
  name: 'upload: remove what nobody uses',
  every: 600,
  lane: 'storage',
  table: uploads,
  keys: ['uploadId'],
  due: (now) => lt(uploads.expiresAt, now),
  order: uploads.expiresAt,
  work: remove,
}

export const uploadJobs: JobDefinition[] = [
  worldSweepJob(removeUnused),
  {
    name: 'upload: forget allowances of days gone by',
    every: 3600,
    async run(_payload, { database, now }) {
      const yesterday = businessDay(after(now, -24 * 3600))
      await database.db.delete(uploadAllowances).where(lt(uploadAllowances.day, yesterday))
    },
  },
]
