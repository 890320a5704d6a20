import type { Standing } from '../waiting'
import { sumOf, villagesNow } from './machines/sums'
import { scopeOf } from './scope'

/** How many villages somebody looks after, and whether their machines work. */
export const stewardStanding: Standing = async ({ db, userId, now }) => {
  const scope = await scopeOf({ db, user: { userId }, now })
  if (scope.villages.length === 0) return '现在没有归您管的村'
  const { machines, offline, fault } = sumOf(await villagesNow(scope))
  const wrong = offline + fault
  return `${scope.villages.length} 个村 · ${machines} 台机器${wrong > 0 ? `，${wrong} 台有问题` : ''}`
}
