import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { enqueue } from '@server/jobs/enqueue'
import type { FactsOf, KindName } from './kinds'
import { messages } from './tables'
import { tellingBeside } from './tell-beside'

/** Something that happened to somebody, by its kind. */
export type Reminder = {
  [K in KindName]: {
    userId: string
    kind: K
    /** What tells it from everything else of its kind: it is told once. */
    about: string
    facts: FactsOf<K>
    at: Date
  }
}[KindName]

/** Tells somebody in the transaction of what happened: in the app at once, beside it by a job. */
export async function remind(tx: Db, { userId, kind, about, facts, at }: Reminder): Promise<void> {
  const [written] = await tx
    .insert(messages)
    .values({ messageId: uuidv7(at.getTime()), userId, kind, about, facts, createdAt: at })
    .onConflictDoNothing()
    .returning({ messageId: messages.messageId })
  if (written) await enqueue(tx, tellingBeside, { message_id: written.messageId })
}

/** For a sweep that tells of what no row of its own says whether it was told: the columns that say whose it is, and what of. */
export const isUntold = (kind: KindName, { userId, about }: { userId: SQL; about: SQL }) => sql`
  not exists (select from messages where messages.user_id = ${userId}
    and messages.kind = ${kind} and messages.about = ${about})`

export async function unreadOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)))
  return row!.unread
}

export type { PlaceName } from './places'
