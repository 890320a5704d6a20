import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { inviteLinks } from './tables'

/** Random, so that nobody can make one up: neither for themselves nor in another's name. */
export async function codeOf(tx: Db, userId: string, now: Date): Promise<string> {
  await tx
    .insert(inviteLinks)
    .values({ userId, code: randomBytes(9).toString('base64url'), createdAt: now })
    .onConflictDoNothing()
  return knownCode(tx, userId)
}

/** Empty where somebody never asked for one. */
export async function knownCode(db: Db, userId: string): Promise<string> {
  const [link] = await db.select().from(inviteLinks).where(eq(inviteLinks.userId, userId))
  return link?.code ?? ''
}

export async function inviterOf(db: Db, code: string): Promise<string> {
  const [link] = await db.select().from(inviteLinks).where(eq(inviteLinks.code, code))
  if (!link) throw new Refusal('inviteWrong')
  return link.userId
}
