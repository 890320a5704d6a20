import { eq, inArray } from 'drizzle-orm'
import { type Claim, claimUploads, hideUpload } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'
import type { Verdict } from '@server/providers/wechat/verdict'
import type { PictureKind } from './picture-kinds'
import { pictureChecks } from './tables'

export type PictureCheck = typeof pictureChecks.$inferSelect

/** Uses them as `claimUploads` does. They are judged afterwards: nobody waits for that. */
export async function claimPictures(tx: Db, claim: Claim & { kind: PictureKind }): Promise<void> {
  await claimUploads(tx, { ...claim, media: 'picture' })
  const { userId, uploadIds, now } = claim
  if (uploadIds.length === 0) return
  await tx
    .insert(pictureChecks)
    .values(
      uploadIds.map((uploadId) => ({
        uploadId,
        userId,
        state: 'unchecked' as const,
        since: now,
        checkAt: now,
      })),
    )
    .onConflictDoNothing()
}

/** Which of these nobody has judged yet, or not for good. */
export async function unjudgedAmong(db: Db, uploadIds: readonly string[]): Promise<Set<string>> {
  if (uploadIds.length === 0) return new Set()
  const rows = await db
    .select({ uploadId: pictureChecks.uploadId })
    .from(pictureChecks)
    .where(inArray(pictureChecks.uploadId, [...uploadIds]))
  return new Set(rows.map(({ uploadId }) => uploadId))
}

export const isPicture = (uploadId: string) => eq(pictureChecks.uploadId, uploadId)

/** What becomes of a picture. Call it with its check locked. */
export async function settle(tx: Db, uploadId: string, verdict: Verdict, now: Date): Promise<void> {
  if (verdict === 'review') {
    await tx.update(pictureChecks).set({ state: 'doubtful' }).where(isPicture(uploadId))
    return
  }
  if (verdict === 'risky') await hideUpload(tx, uploadId, now)
  await tx.delete(pictureChecks).where(isPicture(uploadId))
}
