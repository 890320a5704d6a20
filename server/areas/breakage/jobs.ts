import { lt } from 'drizzle-orm'
import type { HouseJob } from '@server/jobs/job'
import { breakages } from './tables'

const keptMs = 90 * 24 * 3600 * 1000

export const breakageJobs: HouseJob[] = [
  {
    name: 'breakage: drop what has not broken for a quarter',
    every: 24 * 3600,
    async run(_given, { database, now }) {
      const long = new Date(now.getTime() - keptMs)
      await database.db.delete(breakages).where(lt(breakages.lastAt, long))
    },
  },
]
