import type { Out } from '@contract/api'
import { givenFor, giftsOf, type Promised } from '@server/areas/ad-gift/ad-gift'
import type { Db } from '@server/database/database'
import type { Part } from './bills'
import { linesOf } from './words'

type Shown = Out<'/tp5/api/AdTask/detail'>['gift']

/** What a task gives beside its reward; undefined where that is nothing. */
export const giftOf = async (db: Db, taskId: number, now: Date): Promise<Promised | undefined> =>
  (await giftsOf(db, [taskId], now)).get(taskId)

export function presentGift(gift: Promised | undefined): Shown {
  if (!gift) return null
  const { title, how, validUntil, left } = gift
  return {
    ...{ title, how: linesOf(how), valid_until: validUntil.toISOString() },
    left: left ? 1 : 0,
  }
}

/** What came beside the reward that somebody has just received. */
export async function cameBeside(db: Db, { bill }: Part, now: Date) {
  const given = await givenFor(db, [bill.billUserId])
  if (given.size > 0) return 'given' as const
  return (await giftOf(db, bill.taskId, now)) ? ('gone' as const) : ('' as const)
}
