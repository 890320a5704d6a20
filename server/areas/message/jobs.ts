import { and, like, lt } from 'drizzle-orm'
import { z } from 'zod'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { JobDefinition, WorldContext, WorldJob } from '@server/jobs/job'
import { jobs } from '@server/jobs/tables'
import type { House } from '../area'
import { messageRules } from './rules'
import { messages } from './tables'
import { type Telling, tellByWechat, tellBySms, tellingBeside, tellingBySms } from './tell-beside'

const payload = z.object({ message_id: z.uuid() })

/** Why a message did not go out is looked for within a day, or by nobody. */
const failedKeptDays = 1

const telling =
  ({ config }: House, tell: (telling: Telling, messageId: string) => Promise<void>) =>
  (given: unknown, { database, providers, now }: WorldContext) =>
    tell({ database, providers, now, config }, payload.parse(given).message_id)

const outward = (house: House): WorldJob[] => [
  { name: tellingBeside, lane: 'message', run: telling(house, tellByWechat) },
  { name: tellingBySms, lane: 'message', run: telling(house, tellBySms) },
]

export const messageJobs = (house: House): JobDefinition[] => [
  ...outward(house),
  {
    name: 'message: drop what is old',
    every: 3600,
    run: (_given, { database, now }) => dropOld(database.db, now),
  },
]

async function dropOld(db: Db, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.delete(messages).where(lt(messages.createdAt, before(messageRules.keptDays)))
  await db
    .delete(jobs)
    .where(and(like(jobs.name, 'message: tell%'), lt(jobs.failedAt, before(failedKeptDays))))
}
