import { and, desc, eq, sql } from 'drizzle-orm'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { slots } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'

interface Whose {
  userId: string
  now: Date
}

const inMachinesOf = ({ userId, now }: Whose) =>
  sql`${slots.machineId} in ${machinesOnDuty({ userId, role: 'operator', now })}`

const shownGoods = 300

/** What stands in somebody's machines, each once. */
export const listMyGoods = (db: Db, whose: Whose) =>
  db
    .selectDistinctOn([slots.title], {
      goods_id: slots.offlineGoodsId,
      title: slots.title,
      image: slots.image,
      points: slots.points,
      gold: slots.gold,
      money: slots.money,
      limit_per_day: slots.limitPerDay,
    })
    .from(slots)
    .where(inMachinesOf(whose))
    .orderBy(slots.title, desc(slots.offlineGoodsId))
    .limit(shownGoods)

/** How these goods look, where they stand in a machine of theirs. */
export async function findMyGoods(db: Db, goodsId: number, whose: Whose) {
  const [goods] = await db
    .select({ image: slots.image, intro: slots.intro, tint: slots.tint })
    .from(slots)
    .where(and(eq(slots.offlineGoodsId, goodsId), inMachinesOf(whose)))
  return goods
}
