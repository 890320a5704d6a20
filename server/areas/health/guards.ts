import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { lockPerson, type Whose } from './person'
import { sealHealth } from './sealed'
import { healthGuards } from './tables'

export const aboutGuard = (userId: string) => `health guard ${userId}`

/** What lies sealed of a guard. */
export interface GuardSecret {
  salt: string
}

/** Until somebody chooses. */
export const quietAtFirst = { quietFrom: 22, quietTo: 7 } as const

/** There is something to watch only where readings are written down. */
export async function beginGuard(tx: Db, whose: Whose, since: Date): Promise<void> {
  await lockPerson(tx, whose)
  const { userId, key } = whose
  const secret: GuardSecret = { salt: randomBytes(16).toString('hex') }
  await tx
    .insert(healthGuards)
    .values({
      ...{ userId, since, lookAt: since, ...quietAtFirst },
      sealed: sealHealth(key, secret, aboutGuard(userId)),
    })
    .onConflictDoNothing()
}

/** Alerts and answers go with it. */
export const endGuard = (tx: Db, userId: string) =>
  tx.delete(healthGuards).where(eq(healthGuards.userId, userId))

/** Something new is there to be looked at. */
export const lookSoon = (tx: Db, userId: string, now: Date) =>
  tx
    .update(healthGuards)
    .set({ lookAt: now })
    .where(and(eq(healthGuards.userId, userId), gt(healthGuards.lookAt, now)))
