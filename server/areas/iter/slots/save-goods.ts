import { sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { slots } from '@server/areas/machine/machine'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { findMyGoods } from './my-goods'
import { at, lockSlot, noSlot, type SlotPlace } from './my-slot'

interface Saving {
  place: SlotPlace
  input: Parsed<'/tp5/api/FranchiseSlot/saveGoods'>
  userId: string
  now: Date
}

type Slot = NonNullable<Awaited<ReturnType<typeof lockSlot>>>

/** Returns the number of what is in the slot now. */
export async function saveGoods(tx: Db, saving: Saving): Promise<number> {
  const { place, input } = saving
  const slot = await lockSlot(tx, place)
  if (!slot) throw noSlot()
  if (slot.offlineGoodsId !== input.goods_id) throw new Refusal('slotMoved')
  if (input.points + input.gold + input.money === 0)
    throw new Refusal('invalid', '至少填一种价格，不卖就点停售')
  const [saved] = await tx
    .update(slots)
    .set({
      ...(await otherGoods(tx, slot, saving)),
      title: input.title,
      points: input.points,
      gold: input.gold,
      money: input.money,
      limitPerDay: input.limit_per_day,
    })
    .where(at(place))
    .returning()
  return saved!.offlineGoodsId
}

/** Other goods have another number and a book of their own, so that nothing may lie there. */
async function otherGoods(tx: Db, slot: Slot, { input, userId, now }: Saving) {
  const { other_goods_id: other } = input
  if (other === undefined || other === input.goods_id) return {}
  if (slot.held > 0)
    throw new Refusal('slotFilled', `还有 ${slot.held} 件等着出货，请等这些订单结束再换`)
  if (slot.stock > 0) throw new Refusal('slotFilled')
  const goods = await findMyGoods(tx, other, { userId, now })
  if (!goods) throw new Refusal('notFound', '没有找到要换的商品，请重新选择')
  return { ...goods, offlineGoodsId: sql`default` }
}
