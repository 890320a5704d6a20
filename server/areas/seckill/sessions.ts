import { and, asc, gte, inArray, lt, sql } from 'drizzle-orm'
import { businessDay, dayAfter, momentOf, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { phaseOf } from '@server/phase'
import type { Session } from './find'
import { presentSession } from './present'
import { remindersOf } from './remind'
import { seckillItems, seckillSessions } from './tables'

/** Of today and tomorrow, by the hour. */
export function sessionsNow(db: Db, now: Date): Promise<Session[]> {
  const end = momentOf(dayAfter(businessDay(now), 2), 0)
  return db
    .select()
    .from(seckillSessions)
    .where(and(gte(seckillSessions.startsAt, startOfDay(now)), lt(seckillSessions.startsAt, end)))
    .orderBy(asc(seckillSessions.startsAt), asc(seckillSessions.sessionId))
}

/** The one that runs, else the next. */
export async function sessionToShow(db: Db, now: Date): Promise<Session | undefined> {
  const sessions = await sessionsNow(db, now)
  const inState = (state: 'open' | 'ahead') => sessions.find((one) => phaseOf(one, now) === state)
  return inState('open') ?? inState('ahead')
}

async function kindsIn(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ sessionId: seckillItems.sessionId, kinds: sql<number>`count(*)::int` })
    .from(seckillItems)
    .where(inArray(seckillItems.sessionId, [...ids]))
    .groupBy(seckillItems.sessionId)
  return new Map(rows.map(({ sessionId, kinds }) => [sessionId, kinds]))
}

interface Looking {
  userId: string | undefined
  now: Date
}

export async function presentSessions(
  db: Db,
  sessions: readonly Session[],
  { userId, now }: Looking,
) {
  const ids = sessions.map(({ sessionId }) => sessionId)
  const reminders = await remindersOf(db, ids, userId)
  const kinds = await kindsIn(db, ids)
  return sessions.map((session) => {
    const none = { waiting: 0, mine: false, unread: false }
    const reminded = reminders.get(session.sessionId) ?? none
    const known = { kinds: kinds.get(session.sessionId) ?? 0, ...reminded }
    return presentSession(session, known, now)
  })
}
