import { and, desc, eq, lt } from 'drizzle-orm'
import { claimUploads, dropUploads } from '@server/areas/upload/upload'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Looked } from '@server/providers/tongue/tongue'
import { healthTonguePeople, openHealth, sealHealth, type Whose } from '@server/areas/health/health'
import { healthTongues } from './tables'

export const aboutTongue = (userId: string, tongueId: string) =>
  `health tongue ${userId} ${tongueId}`

const usedBy = (tongueId: string) => `tongue ${tongueId}`

const size = 10
const list = 'health tongues'

type Row = typeof healthTongues.$inferSelect
export type Photograph = Omit<Row, 'sealed'> & { looked: Looked }

const opened = ({ key }: Whose, { sealed, ...row }: Row): Photograph => ({
  ...row,
  looked: openHealth<Looked>(key, sealed, aboutTongue(row.userId, row.tongueId)),
})

export async function tonguesPage(db: Db, whose: Whose, cursor: string | undefined) {
  const [before] = cursor ? readCursor(list, cursor, [idText]) : []
  const rows = await db
    .select()
    .from(healthTongues)
    .where(
      and(
        eq(healthTongues.userId, whose.userId),
        before === undefined ? undefined : lt(healthTongues.tongueId, String(before)),
      ),
    )
    .orderBy(desc(healthTongues.tongueId))
    .limit(size + 1)
  const shown = page(rows, size, ({ tongueId }) => writeCursor(list, [tongueId]))
  return { list: shown.list.map((row) => opened(whose, row)), next: shown.next }
}

/** One write after another; whoever takes their consent back meanwhile is kept nothing of. */
async function lockPerson(tx: Db, { userId }: Whose): Promise<void> {
  const rows = await tx
    .select()
    .from(healthTonguePeople)
    .where(eq(healthTonguePeople.userId, userId))
    .for('update')
  if (rows.length === 0) throw new Refusal('tongueConsentNeeded')
}

export async function keepTongue(
  tx: Db,
  whose: Whose,
  { uploadId, looked, now }: { uploadId: string; looked: Looked; now: Date },
): Promise<Photograph> {
  const { userId, key } = whose
  await lockPerson(tx, whose)
  const tongueId = uuidv7(now.getTime())
  await claimUploads(tx, {
    userId,
    uploadIds: [uploadId],
    kind: 'tongue',
    media: 'picture',
    usedBy: usedBy(tongueId),
    now,
  })
  const row = { tongueId, userId, uploadId, takenAt: now }
  const sealed = sealHealth(key, looked, aboutTongue(userId, tongueId))
  await tx.insert(healthTongues).values({ ...row, sealed })
  return { ...row, looked }
}

export async function removeTongue(
  tx: Db,
  { userId }: Whose,
  { tongueId, now }: { tongueId: string; now: Date },
): Promise<void> {
  const gone = await tx
    .delete(healthTongues)
    .where(and(eq(healthTongues.userId, userId), eq(healthTongues.tongueId, tongueId)))
    .returning({ tongueId: healthTongues.tongueId })
  if (gone.length === 0) throw new Refusal('notFound', '没有这张照片，可能已经删掉了')
  await dropUploads(tx, usedBy(tongueId), now)
}
