import type { Out } from '@contract/api'
import { machinesOnDutyText } from '@server/areas/duty/duty'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

type Item = Out<'/tp5/api/Goods/stock'>['list'][number]

/** What somebody has taken in and not put into machines yet, with the slots that have room for it. */
export const vanOf = (db: Db, userId: string, now: Date): Promise<Item[]> =>
  statement(
    db,
    'refill_van',
    `with van as (
       select line.supply_key, max(line.unit) as unit, sum(received - loaded)::bigint as "left",
         (array_agg(title order by order_sn desc))[1] as title,
         (array_agg(image order by order_sn desc))[1] as image,
         (array_agg(tint order by order_sn desc))[1] as tint,
         (array_agg(array_to_json(fits) order by order_sn desc))[1] as fits
       from refill_lines line
       join order_lines using (user_id, order_sn, line)
       join orders using (user_id, order_sn)
       where user_id = $1 and received > loaded and state = 'finished'
       group by line.supply_key
     )
     select supply_key, title, image, tint, unit, "left", coalesce(slots, '[]') as slots
     from van
     left join lateral (
       select json_agg(json_build_object('machine_id', machine_id, 'machine_sn', machine_sn,
         'machine_name', machine.name, 'slot_no', slot_no, 'stock', stock, 'capacity', capacity,
         'room', capacity - stock - held) order by stock::float8 / capacity, machine_id, slot_no)
         as slots
       from iter_slots slot join iter_machines machine using (machine_id)
       where slot.title in (select json_array_elements_text(fits))
         and capacity > stock + held
         and machine_id in ${machinesOnDutyText('$1', `'operator'`, '$2')}
     ) found on true
     order by supply_key`,
    [userId, now.toISOString()],
  )
