import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Kind } from './kinds'
import { keptDays } from './rules'
import { securityEvents } from './tables'

export type SecurityEvent = typeof securityEvents.$inferInsert

export const writeEvents = async (db: Db, events: readonly SecurityEvent[]): Promise<void> =>
  void (await db.insert(securityEvents).values([...events]))

interface Search {
  kind: Kind | undefined
  userId: string | undefined
  since: Date
  most: number
}

/** The newest first. */
export const findEvents = (db: Db, { kind, userId, since, most }: Search) =>
  db
    .select()
    .from(securityEvents)
    .where(
      and(
        gte(securityEvents.at, since),
        kind && eq(securityEvents.kind, kind),
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(most)

const batch = 5000

/** In batches, so that no transaction is long. */
export async function dropOldEvents(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 3600_000)
  for (;;) {
    const old = db
      .select({ eventId: securityEvents.eventId })
      .from(securityEvents)
      .where(lt(securityEvents.at, oldest))
      .limit(batch)
    const { rowCount } = await db.delete(securityEvents).where(inArray(securityEvents.eventId, old))
    if ((rowCount ?? 0) < batch) return
  }
}
