import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isUntold, remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import type { Session } from './find'
import { hourOf } from './present'
import { seckillRules } from './rules'
import { seckillReminders, seckillSessions } from './tables'

interface Wish {
  sessionId: number
  userId: string
  now: Date
}

const isMine = ({ sessionId, userId }: Omit<Wish, 'now'>) =>
  and(eq(seckillReminders.sessionId, sessionId), eq(seckillReminders.userId, userId))

async function lookUp(db: Db, sessionId: number): Promise<Session> {
  const [session] = await db
    .select()
    .from(seckillSessions)
    .where(eq(seckillSessions.sessionId, sessionId))
  if (!session) throw new Refusal('notFound', '没有这一场')
  return session
}

export async function askForReminder(tx: Db, wish: Wish): Promise<void> {
  const { startsAt } = await lookUp(tx, wish.sessionId)
  if (startsAt <= wish.now) throw new Refusal('invalid', '已经开始了，直接去抢吧')
  const { sessionId, userId, now: createdAt } = wish
  await tx.insert(seckillReminders).values({ sessionId, userId, createdAt }).onConflictDoNothing()
}

export const dropReminder = (tx: Db, wish: Omit<Wish, 'now'>) =>
  tx.delete(seckillReminders).where(isMine(wish))

/** Somebody knows that it begins. */
export const readTip = (tx: Db, { now, ...wish }: Wish) =>
  tx
    .update(seckillReminders)
    .set({ readAt: now })
    .where(and(isMine(wish), isNull(seckillReminders.readAt)))

interface Known {
  waiting: number
  mine: boolean
  /** Mine, and I have not said that I know. */
  unread: boolean
}

/** Of these sales, which somebody will be told of, and how many want to be. */
export async function remindersOf(
  db: Db,
  sessionIds: readonly number[],
  userId: string | undefined,
) {
  if (sessionIds.length === 0) return new Map<number, Known>()
  const rows = await db
    .select({
      sessionId: seckillReminders.sessionId,
      waiting: sql<number>`count(*)::int`,
      mine: sql<boolean>`coalesce(bool_or(${seckillReminders.userId} = ${userId ?? null}::uuid), false)`,
      unread: sql<boolean>`coalesce(bool_or(${seckillReminders.userId} = ${userId ?? null}::uuid
        and ${seckillReminders.readAt} is null), false)`,
    })
    .from(seckillReminders)
    .where(inArray(seckillReminders.sessionId, [...sessionIds]))
    .groupBy(seckillReminders.sessionId)
  return new Map(rows.map(({ sessionId, ...known }) => [sessionId, known]))
}

const about = sql`${seckillReminders.sessionId}::text`

/** Tells of what begins soon; not of what began long ago, where a server stood still. */
export const tellOfHours: Sweep<typeof seckillReminders> = {
  name: 'seckill: tell what begins',
  every: 20,
  table: seckillReminders,
  keys: ['sessionId', 'userId'],
  due: (now) =>
    and(
      sql`exists (select from seckill_sessions as soon
        where soon.session_id = ${seckillReminders.sessionId} and soon.ends_at > ${now}
          and soon.starts_at <= ${new Date(now.getTime() + seckillRules.remindSeconds * 1000)})`,
      isUntold('seckill', { userId: sql`${seckillReminders.userId}`, about }),
    ),
  order: seckillReminders.createdAt,
  async work(tx, { sessionId, userId }, now) {
    const session = await lookUp(tx, sessionId)
    const facts = { session_id: sessionId, hour: hourOf(session) }
    await remind(tx, { userId, kind: 'seckill', about: String(sessionId), facts, at: now })
  },
}
