import { and, asc, eq, sql } from 'drizzle-orm'
import { minuteMs } from '@server/calendar'
import type { SignedIn } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { consentedAt } from '../consent'
import type { MeasureKey } from '../measures'
import { healthLooks, healthWatches } from './tables'

interface Looking {
  db: Db
  user: SignedIn
  now: Date
}

export type Watch = typeof healthWatches.$inferSelect

/** What lets this person look at the other's data; undefined: nothing, or they took their consent back. */
export async function watchOver(
  { db, user, now }: Looking,
  elderId: string,
): Promise<Watch | undefined> {
  const [watch] = await db
    .select()
    .from(healthWatches)
    .where(
      and(
        eq(healthWatches.elderId, elderId),
        eq(healthWatches.watcherId, user.userId),
        eq(healthWatches.state, 'on'),
      ),
    )
  if (!watch || !(await consentedAt(db, elderId, 'family', now))) return undefined
  return watch
}

/** Whom somebody wants to be told of alerts that they have not seen, whom they chose first before the others. */
export async function toldOver(db: Db, elderId: string, now: Date): Promise<Watch[]> {
  if (!(await consentedAt(db, elderId, 'family', now))) return []
  return db
    .select()
    .from(healthWatches)
    .where(
      and(
        eq(healthWatches.elderId, elderId),
        eq(healthWatches.state, 'on'),
        eq(healthWatches.alerts, true),
      ),
    )
    .orderBy(asc(healthWatches.answeredAt), asc(healthWatches.watchId))
}

/** Before anything is answered: who looked, at what and when. The same within a minute is one look. */
export async function noteLook(
  { db, now }: Pick<Looking, 'db' | 'now'>,
  { watchId }: Watch,
  what: MeasureKey | 'home',
): Promise<void> {
  const lookedAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  // of a watch that is gone by now there is nothing to note: its looks went with it
  await db.execute(sql`
    insert into ${healthLooks} (user_id, watch_id, what, looked_at)
    select elder_id, watch_id, ${what}, ${lookedAt.toISOString()}::timestamptz
    from ${healthWatches} where watch_id = ${watchId} for key share
    on conflict do nothing`)
}
