import { inArray, lt } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import type { House } from '../area'
import type { JobDefinition } from '@server/jobs/job'
import { createStorage } from '@server/providers/storage/storage'
import { after } from './rules'
import { uploadAllowances, uploads } from './tables'

const atOnce = 20

export const uploadJobs = ({ config }: House): JobDefinition[] => [
  {
    name: 'upload: remove what nobody uses',
    every: 600,
    async run(_payload, { database, now }) {
      let removed: number
      do removed = await removeSome(database, config, now)
      while (removed === atOnce)
      const yesterday = businessDay(after(now, -24 * 3600))
      await database.db.delete(uploadAllowances).where(lt(uploadAllowances.day, yesterday))
    },
  },
]

/** The row goes last and stays locked until then: nobody can claim a file that is going. */
async function removeSome(database: Database, { storage }: Config, now: Date): Promise<number> {
  const store = createStorage(storage)
  const failures: unknown[] = []
  const removed = await database.transaction(async (tx) => {
    const expired = await tx
      .select({ uploadId: uploads.uploadId, storageKey: uploads.storageKey })
      .from(uploads)
      .where(lt(uploads.expiresAt, now))
      .orderBy(uploads.expiresAt)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const gone: string[] = []
    for (const { uploadId, storageKey } of expired) {
      await store.remove(storageKey).then(
        () => gone.push(uploadId),
        (reason: unknown) => failures.push(reason),
      )
    }
    if (gone.length > 0) await tx.delete(uploads).where(inArray(uploads.uploadId, gone))
    return gone.length
  })
  if (failures.length > 0) throw failures[0]
  return removed
}
