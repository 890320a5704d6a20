import { lowShare } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

interface Wanted {
  supply_key: string
  title: string
  packs: number
}

/** What fills one slot of a machine, whatever lies in it, or all that are low or empty. */
export const wantedAt = (db: Db, machineId: number, slotNo: string | null): Promise<Wanted[]> =>
  statement(
    db,
    'refill_wanted',
    `select supply_key, supply.title,
       ceil(sum(capacity - stock - held)::numeric / pack_size)::int as packs
     from iter_slots slot
     cross join lateral (
       select supply_key, title, pack_size, position from supplies
       where slot.title = any (fits) and not off_shelf order by position limit 1
     ) supply
     where machine_id = $1 and capacity > stock + held
       and (slot_no = $2::text or $2::text is null and stock <= capacity * $3::float8)
     group by supply_key, supply.title, pack_size, position
     order by position`,
    [machineId, slotNo, lowShare],
  )
