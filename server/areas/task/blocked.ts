import { blockedUntil } from '@server/areas/fairness/fairness'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Obstacle } from './meant'

/** That somebody is shut out of tasks for a while, told before they try. */
export async function blockedFrom(db: Db, userId: string, now: Date): Promise<Obstacle | null> {
  const until = await blockedUntil(db, userId, now)
  if (!until) return null
  const minute = replyTime(until).slice(0, 16).replace('T', ' ')
  return { refusal: 'tasksBlocked', text: `您被限制到 ${minute}，这之前不能做任务` }
}
