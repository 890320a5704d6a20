import { eq } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { accountClosings } from './tables'

/** When the account will be closed, for who has asked for it. */
export async function closingOf(db: Db, userId: string) {
  const [row] = await db.select().from(accountClosings).where(eq(accountClosings.userId, userId))
  if (!row) return null
  return {
    asked_at: replyTime(row.askedAt),
    closes_at: replyTime(row.closesAt),
    held_up: row.heldUp,
  }
}
