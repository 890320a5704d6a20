import { createHash } from 'node:crypto'
import { and, desc, eq, gt, or } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { healthWatches, type Side } from '@server/areas/health/health'

export type Watch = typeof healthWatches.$inferSelect

/** What lies in the database opens nothing. */
export const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Which of the two somebody is; undefined: neither yet. */
export function sideOf({ elderId, watcherId }: Watch, userId: string): Side | undefined {
  if (elderId === userId) return 'elder'
  return watcherId === userId ? 'watcher' : undefined
}

export const otherSide = (side: Side): Side => (side === 'elder' ? 'watcher' : 'elder')

const { elderId, watcherId, state, expiresAt, askedAt } = healthWatches

/** What goes on between somebody and their family; an invitation that nobody answered in time does not. */
export const watchesOf = (db: Db, userId: string, now: Date): Promise<Watch[]> =>
  db
    .select()
    .from(healthWatches)
    .where(
      and(
        or(eq(elderId, userId), eq(watcherId, userId)),
        or(eq(state, 'on'), and(eq(state, 'asked'), gt(expiresAt, now))),
      ),
    )
    .orderBy(desc(askedAt))

/** Whether they were asked and have not answered; of a code, whoever is shown it. */
export const waitsFor = (watch: Watch, userId: string): boolean =>
  watch.state === 'asked' && sideOf(watch, userId) !== watch.askedBy

export const askerOf = ({ askedBy, elderId: elder, watcherId: watcher }: Watch): string =>
  (askedBy === 'elder' ? elder : watcher)!

/** Still to be answered, or begun. */
export const isOpen = (watch: Watch, now: Date): boolean =>
  watch.state === 'on' || (watch.state === 'asked' && watch.expiresAt > now)

const notMine = () => new Refusal('notFound', '没有这个邀请，可能已经取消了')

export interface Named {
  watchId: string
  userId: string
  /** Of an invitation that was shown to them. */
  code?: string | undefined
}

/** It is of the two it names, and of whoever was shown its code while nobody has taken it. */
function checkReach(watch: Watch | undefined, { userId, code }: Omit<Named, 'watchId'>): Watch {
  if (!watch) throw notMine()
  if (sideOf(watch, userId)) return watch
  const isFree = watch.elderId === null || watch.watcherId === null
  if (!isFree || code === undefined || watch.codeDigest !== digestOf(code)) throw notMine()
  return watch
}

export async function findWatch(
  db: Db,
  { watchId, userId, code }: Partial<Named> & Pick<Named, 'userId'>,
): Promise<Watch> {
  if (watchId === undefined && code === undefined) throw notMine()
  const of =
    watchId === undefined
      ? eq(healthWatches.codeDigest, digestOf(code!))
      : eq(healthWatches.watchId, watchId)
  const [watch] = await db.select().from(healthWatches).where(of)
  return checkReach(watch, { userId, code })
}

/** Of two people at once the second sees what the first did. */
export async function lockWatch(tx: Db, { watchId, userId, code }: Named): Promise<Watch> {
  const [watch] = await tx
    .select()
    .from(healthWatches)
    .where(eq(healthWatches.watchId, watchId))
    .for('update')
  return checkReach(watch, { userId, code })
}

export async function changeWatch(
  tx: Db,
  { watchId }: Watch,
  changed: Partial<Watch>,
): Promise<Watch> {
  const [watch] = await tx
    .update(healthWatches)
    .set(changed)
    .where(eq(healthWatches.watchId, watchId))
    .returning()
  return watch!
}

/** Two people are connected once in each direction. */
export async function needApart(tx: Db, elder: string, watcher: string): Promise<void> {
  const [known] = await tx
    .select({ watchId: healthWatches.watchId })
    .from(healthWatches)
    .where(and(eq(elderId, elder), eq(watcherId, watcher), eq(state, 'on')))
  if (known) throw new Refusal('familyKnown')
}

/** Whoever was asked several times has answered once for all. */
export const endOtherwiseAsked = (tx: Db, elder: string, watcher: string, now: Date) =>
  tx
    .update(healthWatches)
    .set({ state: 'ended', endedAt: now })
    .where(and(eq(elderId, elder), eq(watcherId, watcher), eq(state, 'asked')))
