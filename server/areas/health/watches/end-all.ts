import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { healthWatches } from './tables'

const { elderId, watcherId, state } = healthWatches

/** Nobody looks at their data any more, and what was noted of looks goes with it. */
export const endWatchesOver = (tx: Db, userId: string) =>
  tx.delete(healthWatches).where(eq(elderId, userId))

/** Whoever leaves looks at nobody any more. That they did stands for those whose data it is. */
export async function endWatchesBy(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.delete(healthWatches).where(and(eq(watcherId, userId), isNull(elderId)))
  await tx.update(healthWatches).set({ watcherCalls: '' }).where(eq(watcherId, userId))
  await tx
    .update(healthWatches)
    .set({ state: 'ended', endedAt: now, endedBy: 'watcher' })
    .where(and(eq(watcherId, userId), inArray(state, ['asked', 'on'])))
}
