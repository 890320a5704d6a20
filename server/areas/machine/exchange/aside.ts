import { countPurchase, nothing, writeOrder } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { flow } from '../orders/flow'
import { type MachineFacts, seller } from '../orders/machine-order'
import { refuseToKeepTooMuch } from '../pickup/keeping'
import type { Pay } from './pay'
import { dayOf } from './purchase'
import type { Unit } from './units'

/** Promises pieces of a slot to who sells them elsewhere, as many as there are; returns how many. */
export async function putSlotAside(tx: Db, offlineGoodsId: number, most: number): Promise<number> {
  const [put] = await statement<{ pieces: number }>(
    tx,
    'machine_put_aside',
    `with slot as (
       select offline_goods_id, least(stock, $2::integer) as pieces from iter_slots
       where offline_goods_id = $1 and not hidden and not stuck for update
     )
     update iter_slots set stock = stock - slot.pieces, held = held + slot.pieces
     from slot where iter_slots.offline_goods_id = slot.offline_goods_id
     returning slot.pieces`,
    [offlineGoodsId, most],
  )
  return put?.pieces ?? 0
}

/** What was not sold there may be bought at the machine again. */
export const putSlotBack = (tx: Db, offlineGoodsId: number, pieces: number) =>
  statement(
    tx,
    'machine_put_back',
    'update iter_slots set stock = stock + $2, held = held - $2 where offline_goods_id = $1',
    [offlineGoodsId, pieces],
  )

interface Wanted {
  userId: string
  offlineGoodsId: number
  pay: Pay
  amount: number
  unpaidSeconds: number
  now: Date
}

/** An order for a piece that was put aside; it is kept in its slot for who comes with a code. */
export async function orderFromSlot(tx: Db, wanted: Wanted) {
  const { userId, offlineGoodsId, pay, amount, unpaidSeconds, now } = wanted
  await refuseToKeepTooMuch(tx, { userId, now })
  const [unit] = await statement<Unit>(
    tx,
    'machine_unit_aside',
    `select machine_id, slot_no, title, image, tint, limit_per_day from iter_slots
     where offline_goods_id = $1 and not stuck and not hidden`,
    [offlineGoodsId],
  )
  if (!unit) throw new Refusal('offShelf', '这个货道停售了，钱和积分都没扣')
  const { machine_id, slot_no: slotNo, title, image, tint } = unit
  const item = String(offlineGoodsId)
  await countPurchase(tx, dayOf(userId, offlineGoodsId, now), 0)
  const price = { ...nothing, [pay]: amount }
  return writeOrder<MachineFacts>(tx, {
    ...{ userId, seller, flow: 'machine', kind: pay === 'money' ? 'buy' : 'exchange' },
    ...{ state: 'unpaid', ...price, counter: String(machine_id), createdAt: now },
    facts: { slotNo, units: 1, fault: '', take: 'later' },
    deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
    paidAt: pay === 'money' ? null : now,
    unpaid: flow.unpaid,
    lines: [{ item, title, image, tint, number: 1, ...price }],
  })
}
