import type { Out } from '@contract/api'
import { machinesOnDutyText } from '@server/areas/duty/duty'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

type Offered = Out<'/tp5/api/PurchaseGoods/list'>['list'][number]

interface Asking {
  userId: string
  keyword: string
  /** Of this supplier alone; null: of all. */
  supplierKey: string | null
  now: Date
}

/** All that the supplier has, what fills most of somebody's machines first. */
export const listSupplies = (
  db: Db,
  { userId, keyword, supplierKey, now }: Asking,
): Promise<Offered[]> =>
  statement(
    db,
    'refill_supplies',
    `select supplies.supply_key, title, image, tint, unit, pack_size, price,
       coalesce(packs, 0) as packs, slots, needed
     from supplies
     cross join lateral (
       select count(*) as slots, coalesce(sum(capacity - stock - held), 0)::bigint as needed
       from iter_slots slot
       where slot.title = any (fits)
         and machine_id in ${machinesOnDutyText('$1', `'operator'`, '$2')}
     ) fitting
     left join refill_carts cart on cart.supply_key = supplies.supply_key and user_id = $1
     where strpos(lower(title), $3) > 0 and not off_shelf
       and ($4::text is null or supplier_key = $4)
     order by slots = 0, needed desc, position`,
    [userId, now.toISOString(), keyword.toLowerCase(), supplierKey],
  )
