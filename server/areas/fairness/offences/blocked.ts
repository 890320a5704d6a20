import { and, eq, gt, max } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { offences } from '../tables'

/** Until when somebody is shut out of tasks; null where they are not. */
export async function blockedUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const { blockedUntil: until } = offences
  const [row] = await db
    .select({ until: max(until) })
    .from(offences)
    .where(and(eq(offences.userId, userId), gt(until, now)))
  return row?.until ?? null
}

export async function refuseBlocked(db: Db, userId: string, now: Date): Promise<void> {
  const until = await blockedUntil(db, userId, now)
  if (!until) return
  const [day] = replyTime(until).split('T')
  throw new Refusal('tasksBlocked', `您在 ${day} 前不能做任务，到“防作弊规则”里看原因，也可以申诉`)
}
