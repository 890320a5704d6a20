import { desc, eq } from 'drizzle-orm'
import type { noticeCalls } from '@contract/notice'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/call/handler'
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

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  '/tp5/api/Index/notices': async (_input, { db, user, now }) => ({
    list: (await noticesNow(db, now)).map((notice) => ({
      notice_id: notice.noticeId,
      title: notice.title || notice.text,
      text: notice.text,
      version: notice.version,
      changed_at: replyTime(notice.changedAt),
      link: notice.link,
    })),
    seen_at: await seenBy(db, user?.userId),
  }),

  '/user/common/setSeeStatus': async (_input, { db, user: { userId }, now }) => {
    await db
      .insert(noticeReads)
      .values({ userId, seenAt: now })
      .onConflictDoUpdate({ target: noticeReads.userId, set: { seenAt: now } })
    return { seen_at: replyTime(now) }
  },
}
