import { lt } from 'drizzle-orm'
import type { JobDefinition } from '@server/jobs/job'
import { wechatLoans } from './tables'

export const sharingJobs: JobDefinition[] = [
  {
    name: 'sharing: drop what WeChat lent for a while',
    every: 3600,
    async run(_payload, { database, now }) {
      await database.db.delete(wechatLoans).where(lt(wechatLoans.expiresAt, now))
    },
  },
]
