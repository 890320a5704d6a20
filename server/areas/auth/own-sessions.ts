import { and, desc, eq, ne } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { SignedIn } from '@server/call/handler'
import { sessions } from './tables'

/** Nobody signs in so often; whoever does ends all the others at once. */
const mostShown = 50

type Shown = Out<'/user/Center/safety'>['sessions']
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
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId })
  return ended.length > 0
}

/** Signed in here alone from now on; returns how many others there were. */
export async function endOtherSessions(db: Db, { userId, sessionId }: Caller): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}

export async function endAllSessions(db: Db, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}
