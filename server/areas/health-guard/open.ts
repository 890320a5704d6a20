import { Refusal } from '@server/call/refusal'
import type { SignedIn } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { consentedAt } from '@server/areas/health/health'
import { type Guard, guardOf } from './guard'

/** It watches while what was agreed to is in force, and no longer. */
export async function openGuardOf(db: Db, userId: string, now: Date): Promise<Guard | undefined> {
  const guard = await guardOf(db, userId)
  return guard && (await consentedAt(db, userId, 'guard', now)) ? guard : undefined
}

/** Nothing is asked of who has not opened it. */
export async function needOpenGuard({
  db,
  user,
  now,
}: {
  db: Db
  user: SignedIn
  now: Date
}): Promise<void> {
  if (!(await openGuardOf(db, user.userId, now))) throw new Refusal('guardClosed')
}
