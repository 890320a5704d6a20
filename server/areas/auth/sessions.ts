import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '@contract/call'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { uuidv7 } from '@server/database/uuid'
import type { SignedIn } from '@server/call/handler'
import { hashToken } from './identity'
import { after, sessionRules } from './rules'
import { sessions } from './tables'
import { terminalOf } from './terminal'

export interface Beginning {
  userId: string
  /** As the caller's browser or app names itself. */
  userAgent: string
  /** A code sent to the person's phone has just come back. */
  proved: boolean
  now: Date
}

interface SessionRow {
  session_id: string
  user_id: string
  roles: Role[]
  created_at: string
  seen_at: string
  proved_at: string | null
}

/** Used or not, a session comes to an end. */
const expiryOf = (startedAt: Date, now: Date) => {
  const unused = after(now, sessionRules.lastsSeconds)
  const last = after(startedAt, sessionRules.longestSeconds)
  return unused < last ? unused : last
}

/** Only the token's hash is stored: who reads the database cannot sign in with it. */
export async function startSession(
  db: Db,
  { userId, userAgent, proved, now }: Beginning,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    sessionId: uuidv7(),
    tokenHash: hashToken(token),
    userId,
    terminal: terminalOf(userAgent),
    createdAt: now,
    seenAt: now,
    provedAt: proved ? now : null,
    expiresAt: expiryOf(now, now),
  })
  return token
}

/** Every call passes here, so it is one prepared statement. */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const [row] = await statement<SessionRow>(
    db,
    'auth_find_session',
    `select session_id, sessions.user_id, sessions.created_at, seen_at, proved_at,
       array(select role from user_roles where user_roles.user_id = sessions.user_id) as roles
     from sessions join users on users.user_id = sessions.user_id
     where token_hash = $1 and expires_at > $2 and users.state = 'active'`,
    [hashToken(token), now],
  )
  if (!row) return null
  await prolong(db, row, now)
  const provedAt = row.proved_at === null ? null : new Date(row.proved_at)
  return { userId: row.user_id, sessionId: row.session_id, roles: row.roles, provedAt, token }
}

async function prolong(db: Db, { session_id, created_at, seen_at }: SessionRow, now: Date) {
  if (new Date(seen_at) > after(now, -sessionRules.prolongEverySeconds)) return
  await db
    .update(sessions)
    .set({ seenAt: now, expiresAt: expiryOf(new Date(created_at), now) })
    .where(eq(sessions.sessionId, session_id))
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, sessionId))
}

/** The person of this session has just proved that they hold their phone. */
export async function markProved(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.sessionId, sessionId))
}

/** Whether it was proved lately enough for what people of the house do. */
export const isProved = ({ provedAt }: SignedIn, now: Date): boolean =>
  provedAt !== null && provedAt > after(now, -sessionRules.proofLastsSeconds)
