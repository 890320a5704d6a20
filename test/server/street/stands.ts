import { addPromoters } from '@server/areas/street/activities'
import { streetActivities, streetPromoters } from '@server/areas/street/tables'
import type { Database } from '@server/database/database'

let made = 0

interface Wanted {
  promoterId: string
  startsAt: Date
  endsAt: Date
  newcomerDays?: number
}

/** An activity of its own with one promoter, and that one's code. */
export async function newStand(database: Database, wanted: Wanted) {
  const { promoterId, startsAt, endsAt, newcomerDays = 0 } = wanted
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(streetActivities)
      .values({
        ...{ activityKey: `stand-${process.pid}-${++made}`, title: '路口见面礼', place: '路口' },
        ...{ latitude: 30.4, longitude: 120.05, startsAt, endsAt, gift: '一袋抽纸', newcomerDays },
      })
      .returning()
    const { activityId } = row!
    await addPromoters(tx, activityId, [promoterId])
    const rows = await tx.select().from(streetPromoters)
    const { code } = rows.find((one) => one.activityId === activityId)!
    return { activityId, code }
  })
}
