import { or, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { notices } from '../tables'

export interface Notice {
  key: string
  title: string
  text: string
  link?: string
  position?: number
  endsAt?: Date
}

/** Another text under a known key is its next version; the same text changes nothing. */
export async function publishNotice(tx: Db, notice: Notice, now: Date): Promise<void> {
  const { key, title, text, link = '', position = 0, endsAt = null } = notice
  await tx
    .insert(notices)
    .values({ noticeKey: key, title, text, link, position, startsAt: now, changedAt: now, endsAt })
    .onConflictDoUpdate({
      target: notices.noticeKey,
      set: { title, text, link, endsAt, changedAt: now, version: sql`${notices.version} + 1` },
      setWhere: or(
        sql`${notices.title} <> ${title}`,
        sql`${notices.text} <> ${text}`,
        sql`${notices.link} <> ${link}`,
      ),
    })
}
