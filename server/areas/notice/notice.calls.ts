import type { noticeCalls } from '@contract/notice'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { noticesNow, seenBy } from './notice'
import { noticeReads } from './tables'

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
