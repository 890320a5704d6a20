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

interface SessionRow {
  session_id: string
  user_id: string
  roles: Role[]
  expires_at: string
}

/** Only the token's hash is stored: who reads the database cannot sign in with it. */
export async function startSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    sessionId: uuidv7(),
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: after(now, sessionRules.lastsSeconds),
  })
  return token
}

/** Every call passes here, so it is one prepared statement. */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const [row] = await statement<SessionRow>(
    db,
    'auth_find_session',
    `select session_id, sessions.user_id, expires_at,
       array(select role from user_roles where user_roles.user_id = sessions.user_id) as roles
     from sessions join users on users.user_id = sessions.user_id
     where token_hash = $1 and expires_at > $2 and users.state = 'active'`,
    [hashToken(token), now],
  )
  if (!row) return null
  await prolong(db, row, now)
  return { userId: row.user_id, sessionId: row.session_id, roles: row.roles, token }
}

async function prolong(db: Db, { session_id, expires_at }: SessionRow, now: Date) {
  const { lastsSeconds, prolongEverySeconds } = sessionRules
  const due = after(now, lastsSeconds - prolongEverySeconds)
  if (new Date(expires_at) > due) return
  await db
    .update(sessions)
    .set({ expiresAt: after(now, lastsSeconds) })
    .where(eq(sessions.sessionId, session_id))
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, sessionId))
}
