import { eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { signInMembers } from './tables'

export type Member = typeof signInMembers.$inferSelect

/** Held until the transaction ends: the days of one person change one after another. */
export async function lockMember(tx: Db, userId: string): Promise<Member> {
  const [member] = await tx
    .insert(signInMembers)
    .values({ userId })
    .onConflictDoUpdate({
      target: signInMembers.userId,
      set: { best: sql`${signInMembers.best}` },
    })
    .returning()
  return member!
}

export async function memberOf(db: Db, userId: string): Promise<Member | undefined> {
  const [member] = await db.select().from(signInMembers).where(eq(signInMembers.userId, userId))
  return member
}

export const noteBest = (tx: Db, userId: string, streak: number) =>
  tx
    .update(signInMembers)
    .set({ best: sql`greatest(${signInMembers.best}, ${streak})` })
    .where(eq(signInMembers.userId, userId))
