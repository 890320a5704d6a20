import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { fairnessPaces } from '../tables'
import { momentsKept, patternOf } from './patterns'

export const isPaceOf = (userId: string) => eq(fairnessPaces.userId, userId)

export async function paceOf(db: Db, userId: string) {
  const [pace] = await db.select().from(fairnessPaces).where(isPaceOf(userId))
  return pace
}

/** Whoever is asked to show that they are a person does that first. */
export async function keepPace(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.insert(fairnessPaces).values({ userId }).onConflictDoNothing()
  const [pace] = await tx.select().from(fairnessPaces).where(isPaceOf(userId)).for('update')
  if (pace!.askedFor) throw new Refusal('captchaNeeded')
  const begun = [...pace!.begun, now].slice(-momentsKept)
  const askedFor = patternOf(begun.map((at) => at.getTime())) ?? ''
  await tx.update(fairnessPaces).set({ begun, askedFor }).where(isPaceOf(userId))
}

/** A person after all: what looked mechanical is forgotten. */
export const believe = (tx: Db, userId: string, now: Date) =>
  tx
    .update(fairnessPaces)
    .set({ begun: [], askedFor: '', failures: 0, shownAt: now })
    .where(isPaceOf(userId))
