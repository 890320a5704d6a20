import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { nicknames } from '@server/areas/auth/auth'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { invitedUsers } from './tables'

interface Wanted {
  userId: string
  /** Only those of whom this holds. */
  which?: SQL | undefined
  /** As the cursors of the list say it. */
  list: string
  cursor?: string | undefined
  size: number
}

/** Whom somebody invited, the newest first, with their nicknames. */
export async function invitedPage(db: Db, { userId, which, list, cursor, size }: Wanted) {
  const before = cursor
    ? sql`(${invitedUsers.boundAt}, ${invitedUsers.userId}) < (
        select bound_at, user_id from invited_users
        where user_id = ${String(readCursor(list, cursor, [idText])[0])})`
    : undefined
  const rows = await db
    .select()
    .from(invitedUsers)
    .where(and(eq(invitedUsers.inviterId, userId), which, before))
    .orderBy(desc(invitedUsers.boundAt), desc(invitedUsers.userId))
    .limit(size + 1)
  const shown = page(rows, size, (row) => writeCursor(list, [row.userId]))
  const names = await nicknames(
    db,
    shown.list.map((row) => row.userId),
  )
  return { ...shown, names }
}
