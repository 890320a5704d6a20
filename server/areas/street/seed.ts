import { and, eq } from 'drizzle-orm'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { addPromoters } from './activities'
import { noteMove } from './bag'
import { streetActivities, streetPromoters } from './tables'

/** One that runs all of today, and one of tomorrow; the consumer stands at both. */
const planned = [
  {
    ...{ activityKey: 'square', title: '广场见面礼', place: '清溪广场 东门', days: 0 },
    ...{ latitude: 30.402, longitude: 120.052, gift: '一袋抽纸' },
  },
  {
    ...{ activityKey: 'market', title: '早市送豆浆', place: '柳湾菜场 门口', days: 1 },
    ...{ latitude: 30.408, longitude: 120.061, gift: '一杯豆浆' },
  },
]

export async function seedStreet(tx: Db, { now }: SeedContext) {
  const { userId } = demo.consumer
  for (const { days, ...row } of planned) {
    const day = dayAfter(businessDay(now), days)
    const [activity] = await tx
      .insert(streetActivities)
      .values({ ...row, startsAt: momentOf(day, 0), endsAt: momentOf(dayAfter(day, 1), 0) })
      .returning()
    const { activityId } = activity!
    await addPromoters(tx, activityId, [userId])
    if (days > 0) continue
    await noteMove(tx, { activityId, userId }, 'taken', 40, now)
    await tx
      .update(streetPromoters)
      .set({ beganAt: now })
      .where(and(eq(streetPromoters.activityId, activityId), eq(streetPromoters.userId, userId)))
  }
}
