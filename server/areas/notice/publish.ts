import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { lasts } from '@server/database/shown'
import { notices } from './tables'

export interface Notice {
  key: string
  title: string
  text: string
  link?: string
  position?: number
  endsAt?: Date | null
}

/** Another text under a known key is its next version; the same text is new to nobody. */
export async function publishNotice(tx: Db, notice: Notice, now: Date): Promise<void> {
  const { key, title, text, link = '', position = 0, endsAt = null } = notice
  const other = sql`(${notices.title}, ${notices.text}, ${notices.link}) <> (${title}, ${text}, ${link})`
  await tx
    .insert(notices)
    .values({ noticeKey: key, title, text, link, position, startsAt: now, changedAt: now, endsAt })
    .onConflictDoUpdate({
      target: notices.noticeKey,
      set: {
        title,
        text,
        link,
        endsAt,
        changedAt: sql`case when ${other} then ${now.toISOString()}::timestamptz else ${notices.changedAt} end`,
        version: sql`${notices.version} + (${other})::int`,
      },
    })
}

/** Gone from this moment on; its versions go on counting when it comes back. */
export async function withdrawNotice(tx: Db, key: string, now: Date): Promise<boolean> {
  const gone = await tx
    .update(notices)
    .set({ endsAt: now })
    .where(and(eq(notices.noticeKey, key), lasts(notices, now)))
    .returning({ key: notices.noticeKey })
  return gone.length > 0
}
