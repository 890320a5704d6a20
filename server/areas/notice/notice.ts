import { desc, eq } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { isShown } from '@server/database/shown'
import { noticeReads, notices } from './tables'

export type NoticeRow = typeof notices.$inferSelect

/** Those that are gone too, the newest first. */
export const allNotices = (db: Db): Promise<NoticeRow[]> =>
  db.select().from(notices).orderBy(desc(notices.changedAt), notices.position)

/** Those of now, the newest first. */
export const noticesNow = (db: Db, now: Date) =>
  db
    .select()
    .from(notices)
    .where(isShown(notices, now))
    .orderBy(desc(notices.changedAt), notices.position)

export async function seenBy(db: Db, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null
  const [row] = await db.select().from(noticeReads).where(eq(noticeReads.userId, userId))
  return row ? replyTime(row.seenAt) : null
}
