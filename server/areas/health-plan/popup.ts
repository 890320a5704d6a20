import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { consentedAt } from '@server/areas/health/health'
import { heldBy } from './held'
import { type Offered, offeredPlans } from './offered'
import type { Planning } from './standing'
import { healthPlanPopups } from './tables'

/** The newest plan that somebody may receive, never had, and was not shown. */
export async function waitingPackage({ db, whose, now }: Planning): Promise<Offered | null> {
  const { userId } = whose
  if (!(await consentedAt(db, userId, 'plan', now))) return null
  const seen = await db
    .select({ planId: healthPlanPopups.planId })
    .from(healthPlanPopups)
    .where(eq(healthPlanPopups.userId, userId))
  const held = await heldBy(db, whose)
  const known = new Set([...seen, ...held].map(({ planId }) => planId))
  return (await offeredPlans(db)).filter(({ planId }) => !known.has(planId)).at(-1) ?? null
}

/** Counted once, however often it is told. */
export async function noteSeen(
  tx: Db,
  { userId, planId, now }: { userId: string; planId: number; now: Date },
): Promise<void> {
  await tx.insert(healthPlanPopups).values({ userId, planId, shownAt: now }).onConflictDoNothing()
}
