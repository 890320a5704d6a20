import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  aboutGuard,
  type GuardSecret,
  healthGuards,
  openHealth,
  type Whose,
} from '@server/areas/health/health'
import type { Told } from './order'

export type Guard = typeof healthGuards.$inferSelect

export async function guardOf(db: Db, userId: string): Promise<Guard | undefined> {
  const [guard] = await db.select().from(healthGuards).where(eq(healthGuards.userId, userId))
  return guard
}

/** Whoever stops it meanwhile is written nothing of. */
export async function lockGuard(tx: Db, userId: string): Promise<Guard> {
  const [guard] = await tx
    .select()
    .from(healthGuards)
    .where(eq(healthGuards.userId, userId))
    .for('update')
  if (!guard) throw new Refusal('guardClosed')
  return guard
}

export const secretOf = ({ userId, sealed }: Guard, key: Whose['key']): GuardSecret =>
  openHealth<GuardSecret>(key, sealed, aboutGuard(userId))

export const selfOf = ({ userId, quietFrom, quietTo }: Guard): Told => ({
  ...{ userId, name: '您自己' },
  quiet: { from: quietFrom, to: quietTo },
})

/** Between which hours they are not told. */
export const setQuiet = (tx: Db, userId: string, { from, to }: Told['quiet']) =>
  tx
    .update(healthGuards)
    .set({ quietFrom: from, quietTo: to })
    .where(eq(healthGuards.userId, userId))
