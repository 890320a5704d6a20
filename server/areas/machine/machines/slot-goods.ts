import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'

export type SlotGoods = Out<'/tp5/api/ExchangeShop/OfflineGoods/lists'>['slots'][number]

export const slotColumns = `offline_goods_id, slot_no, title, intro, image, tint, points, gold,
  money, stock, limit_per_day,
  case when stuck then 'stuck' when stock = 0 then 'empty' else 'ready' end as state`

const priced = '(points > 0 or gold > 0 or money > 0)'

/** What has no price is not on offer, nor what whoever runs the machine has hidden. */
export const offered = `(${priced} and not hidden)`

export const slotsOf = (db: Db, machineId: number): Promise<SlotGoods[]> =>
  statement(
    db,
    'machine_slots',
    `select ${slotColumns} from iter_slots where machine_id = $1 and ${offered} order by slot_no`,
    [machineId],
  )

export interface InMachine {
  machineId: number
  offlineGoodsId: number
}

export async function findSlotGoods(db: Db, { machineId, offlineGoodsId }: InMachine) {
  const [found] = await statement<SlotGoods & { hidden: boolean }>(
    db,
    'machine_slot_goods',
    `select ${slotColumns}, hidden from iter_slots
     where machine_id = $1 and offline_goods_id = $2 and ${priced}`,
    [machineId, offlineGoodsId],
  )
  if (!found) throw new Refusal('notFound', '这个货道换了别的商品，请回到机器页再选')
  const { hidden, ...goods } = found
  if (hidden) throw new Refusal('offShelf', '这个货道停售了，请回到机器页再选')
  return goods
}
