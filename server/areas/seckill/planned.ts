import { and, eq } from 'drizzle-orm'
import { goodsByKey } from '@server/areas/catalogue/catalogue'
import { machines, slots } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import type { PlannedGoods } from './tables'

type Named = Pick<PlannedGoods, 'goods' | 'machine' | 'slot'>

export interface Sold {
  goodsId: number | null
  offlineGoodsId: number | null
}

/** What lies in a slot, by the number on the machine's sticker. */
async function slotOf(db: Db, machineSn: string, slotNo: string): Promise<number | undefined> {
  const [slot] = await db
    .select({ offlineGoodsId: slots.offlineGoodsId })
    .from(slots)
    .innerJoin(machines, eq(machines.machineId, slots.machineId))
    .where(and(eq(machines.machineSn, machineSn), eq(slots.slotNo, slotNo)))
  return slot?.offlineGoodsId
}

/** What files name, as it is kept; nothing where there is no such thing. */
export async function idsOf(db: Db, named: readonly Named[]) {
  const goods = await goodsByKey(
    db,
    named.flatMap((one) => one.goods ?? []),
  )
  const inSlots = new Map<Named, number>()
  for (const one of named) {
    if (!one.machine || !one.slot) continue
    const offlineGoodsId = await slotOf(db, one.machine, one.slot)
    if (offlineGoodsId !== undefined) inSlots.set(one, offlineGoodsId)
  }
  return (one: Named): Sold | undefined => {
    const goodsId = one.goods === undefined ? undefined : goods.get(one.goods)
    if (goodsId !== undefined) return { goodsId, offlineGoodsId: null }
    const offlineGoodsId = inSlots.get(one)
    return offlineGoodsId === undefined ? undefined : { goodsId: null, offlineGoodsId }
  }
}
