import { and, eq, lt } from 'drizzle-orm'
import type { WorldContext } from '@server/jobs/job'
import { uploads } from './tables'

type Going = Pick<typeof uploads.$inferSelect, 'uploadId' | 'storageKey'>
type Surroundings = Pick<WorldContext, 'database' | 'providers' | 'now'>

/** What nobody can claim or be given again while its file goes. */
const removal = 'removal'

/** The row goes last, so that no file is ever without one. */
export async function remove({ database, providers, now }: Surroundings, going: Going) {
  const { db } = database
  const isThis = eq(uploads.uploadId, going.uploadId)
  const taken = await db
    .update(uploads)
    .set({ usedBy: removal })
    .where(and(isThis, lt(uploads.expiresAt, now)))
    .returning({ uploadId: uploads.uploadId })
  if (taken.length === 0) return
  await providers.storage.remove(going.storageKey)
  await db.delete(uploads).where(isThis)
}
