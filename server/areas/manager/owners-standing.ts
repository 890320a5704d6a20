import { businessDay } from '@server/calendar'
import type { Standing } from '../waiting'
import { standing } from './machines'
import { scopeOf } from './scope'
import { totalOf } from './sums'

/** How many machines somebody has a part of, and what they have sold today. */
export const ownersStanding: Standing = async ({ db, userId, now }) => {
  const today = businessDay(now)
  const span = { start_time: today, end_time: today }
  const scope = await scopeOf({ db, user: { userId }, now }, span)
  const { machines } = await standing(scope)
  if (machines === 0) return '现在没有您的机器'
  const { sold } = await totalOf(scope)
  return `${machines} 台 · 今天卖了 ${sold} 件`
}
