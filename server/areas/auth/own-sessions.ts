import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { SignedIn } from '@server/call/handler'
import { sessions } from './tables'

/** Nobody signs in so often; whoever does ends all the others at once. */
const mostShown = 50

type Shown = Out<'/user/Center/mySecurity'>['sessions']
type Caller = Pick<SignedIn, 'userId' | 'sessionId'>

/** Where somebody is signed in, the newest first. */
export async function sessionsOf(db: Db, { userId, sessionId }: Caller): Promise<Shown> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(mostShown)
  return rows.map((row) => ({
    session_id: row.sessionId,
    terminal: row.terminal,
    signed_in_at: replyTime(row.createdAt),
    seen_on: businessDay(row.seenAt),
    current: row.sessionId === sessionId ? 1 : 0,
  }))
}

/** Returns whether it was theirs and is ended. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  return (await end(db, userId, eq(sessions.sessionId, sessionId))) > 0
}

/** Signed in here alone from now on; returns how many others there were. */
export const endOtherSessions = (db: Db, { userId, sessionId }: Caller): Promise<number> =>
  end(db, userId, ne(sessions.sessionId, sessionId))

export const endAllSessions = (db: Db, userId: string): Promise<number> => end(db, userId)

/** Of all that somebody has, those that are meant; returns how many these were. */
async function end(db: Db, userId: string, which?: SQL): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}
