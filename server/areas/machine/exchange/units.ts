import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { silentSince } from '../silence'
import { goodsIdOf, type MachineOrder } from '../orders/machine-order'
import type { Pay } from './pay'

export interface Unit {
  machine_id: number
  slot_no: string
  title: string
  image: string
  tint: MachineOrder['lines'][0]['tint']
  limit_per_day: number
}

interface Wanted {
  offlineGoodsId: number
  pay: Pay
  amount: number
  now: Date
}

/** Promises one of what may still be sold, where the machine could give it at this price this moment. */
export async function takeUnit(tx: Db, wanted: Wanted): Promise<Unit | undefined> {
  const [unit] = await statement<Unit>(
    tx,
    'machine_take_unit',
    `update iter_slots slot set stock = stock - 1, held = held + 1
     from iter_machines machine
     where slot.offline_goods_id = $1 and machine.machine_id = slot.machine_id
       and slot.stock > 0 and not slot.stuck and not slot.hidden
       and machine.last_seen_at >= $4 and machine.fault = ''
       and case $2 when 'points' then points when 'gold' then gold else money end = $3
     returning slot.machine_id, slot_no, title, image, tint, limit_per_day`,
    [wanted.offlineGoodsId, wanted.pay, wanted.amount, silentSince(wanted.now)],
  )
  return unit
}

/** What was promised may be sold again: nothing came out, unless the slot holds other goods by now. */
export const returnUnit = (tx: Db, order: MachineOrder) =>
  statement(
    tx,
    'machine_return_unit',
    `update iter_slots set stock = stock + $2, held = held - $2 where offline_goods_id = $1`,
    [goodsIdOf(order), order.facts.units],
  )

export async function isStuck(db: Db, order: MachineOrder): Promise<boolean> {
  const [slot] = await statement<{ stuck: boolean }>(
    db,
    'machine_is_stuck',
    'select stuck from iter_slots where offline_goods_id = $1',
    [goodsIdOf(order)],
  )
  return slot?.stuck ?? false
}

export const markStuck = (tx: Db, order: MachineOrder, stuck: boolean) =>
  statement(
    tx,
    'machine_mark_stuck',
    'update iter_slots set stuck = $2 where offline_goods_id = $1',
    [goodsIdOf(order), stuck],
  )
