import { and, count, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { openHealth, sealHealth, type Whose } from '@server/areas/health/health'
import { aboutAlert } from './sealed'
import { healthAlerts } from './tables'

export type Alert = typeof healthAlerts.$inferSelect

/** What lies sealed of an alert. */
export interface AlertContent {
  rule: string
  day: string
  /** As it was found, whatever is corrected later. */
  text: string
  /** Who was told, and when, in milliseconds. */
  told: { userId: string; name: string; at: number }[]
  /** Who of the family sees to it. */
  taken?: { userId: string; name: string; at: number }
}

const { userId: owner, alertId: number, foundAt, seenAt } = healthAlerts

const isAlert = (userId: string, alertId: string) => and(eq(owner, userId), eq(number, alertId))

export const contentOf = (key: Whose['key'], { userId, alertId, sealed }: Alert): AlertContent =>
  openHealth<AlertContent>(key, sealed, aboutAlert(userId, alertId))

export async function isKnown(db: Db, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const rows = await db
    .select({ number })
    .from(healthAlerts)
    .where(and(eq(owner, userId), inArray(number, [...ids])))
    .limit(1)
  return rows.length > 0
}

interface Written {
  alertId: string
  content: AlertContent
  now: Date
}

/** What was found once stays as it was found. */
export const writeAlert = (tx: Db, { userId, key }: Whose, { alertId, content, now }: Written) =>
  tx
    .insert(healthAlerts)
    .values({
      ...{ userId, alertId, foundAt: now, nextAt: now },
      sealed: sealHealth(key, content, aboutAlert(userId, alertId)),
    })
    .onConflictDoNothing()

/** After a turn of telling. */
export const saveTurn = (
  tx: Db,
  { userId, alertId, told }: Alert,
  { key, content, nextAt }: { key: Whose['key']; content: AlertContent; nextAt: Date | null },
) =>
  tx
    .update(healthAlerts)
    .set({
      ...{ told: told + 1, nextAt },
      sealed: sealHealth(key, content, aboutAlert(userId, alertId)),
    })
    .where(isAlert(userId, alertId))

/** Somebody sees to it: nobody else is told. */
export const saveTaken = (
  tx: Db,
  { userId, alertId }: Alert,
  { key, content }: { key: Whose['key']; content: AlertContent },
) =>
  tx
    .update(healthAlerts)
    .set({ nextAt: null, sealed: sealHealth(key, content, aboutAlert(userId, alertId)) })
    .where(isAlert(userId, alertId))

/** Not yet. */
export const putOff = (tx: Db, { userId, alertId }: Alert, nextAt: Date | null) =>
  tx.update(healthAlerts).set({ nextAt }).where(isAlert(userId, alertId))

export async function alertOf(db: Db, userId: string, alertId: string): Promise<Alert> {
  const [alert] = await db.select().from(healthAlerts).where(isAlert(userId, alertId))
  if (!alert) throw new Refusal('notFound', '没有这条提醒，可能已经删掉了')
  return alert
}

/** Nobody else is told. */
export async function markSeen(tx: Db, userId: string, alertId: string, now: Date) {
  await tx
    .update(healthAlerts)
    .set({ seenAt: now, nextAt: null })
    .where(and(isAlert(userId, alertId), isNull(seenAt)))
  return alertOf(tx, userId, alertId)
}

/** The newest that somebody has not seen. */
export function unseenOf(db: Db, userId: string, lock?: 'locked'): Promise<Alert[]> {
  const query = db
    .select()
    .from(healthAlerts)
    .where(and(eq(owner, userId), isNull(seenAt)))
    .orderBy(desc(foundAt), desc(number))
    .limit(mostUnseen)
  return lock ? query.for('update') : query
}

export async function waitingOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(healthAlerts)
    .where(and(eq(owner, userId), isNull(seenAt)))
  return row!.waiting
}

const size = 20
const mostUnseen = 50
const list = 'health alerts'
const alertText = textLike(/^[0-9a-f]{24}$/)

/** The newest first. */
export async function alertsPage(db: Db, userId: string, cursor: string | undefined) {
  const [at, id] = cursor ? readCursor(list, cursor, [momentText, alertText]) : []
  const before = at === undefined ? undefined : { at: new Date(at), id: String(id) }
  const rows = await db
    .select()
    .from(healthAlerts)
    .where(
      and(
        eq(owner, userId),
        before && or(lt(foundAt, before.at), and(eq(foundAt, before.at), lt(number, before.id))),
      ),
    )
    .orderBy(desc(foundAt), desc(number))
    .limit(size + 1)
  return page(rows, size, (last) => writeCursor(list, [last.foundAt.toISOString(), last.alertId]))
}

/** The newest of a span, as a report needs them. */
export const alertsSince = (db: Db, userId: string, since: Date, most: number) =>
  db
    .select()
    .from(healthAlerts)
    .where(and(eq(owner, userId), gte(foundAt, since)))
    .orderBy(desc(foundAt), desc(number))
    .limit(most)
