import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { machinesOnDutyText } from '@server/areas/duty/duty'
import { lowShare, silentSince } from '@server/areas/machine/machine'
import { businessDay } from '@server/calendar'
import { slotState } from './slots/slot-state'

type Reply = Out<'/tp5/api/Slot/index'>
type Machine = Reply['list'][number]

interface Fleet {
  operatorId: string
  now: Date
}

/** One operator's machines with their slots, each in the state its facts put it in. */
const fleetText = `
  with fleet as (
    select machine.*, slots, low_slots, stuck_slots,
      case
        when last_seen_at is null or last_seen_at < $2 then 'offline'
        when fault <> '' or stuck_slots > 0 then 'fault'
        when low_slots > 0 then 'low'
        else 'normal'
      end as state
    from iter_machines machine
    cross join lateral (
      select
        count(*) filter (where state in ('low', 'empty')) as low_slots,
        count(*) filter (where state = 'stuck') as stuck_slots,
        coalesce(json_agg(slot order by slot_no), '[]') as slots
      from (
        select slot_no, title, image, stock, capacity,
          ${slotState('$3')} as state
        from iter_slots
        where iter_slots.machine_id = machine.machine_id
      ) slot
    ) held
    where machine_id in ${machinesOnDutyText('$1', `'operator'`, '$4')}
  )`

const fleetParams = ({ operatorId, now }: Fleet) => [
  operatorId,
  silentSince(now),
  lowShare,
  now.toISOString(),
]

export interface MachineRow extends Omit<Machine, 'temperature' | 'last_seen_at'> {
  temperature_tenths: number | null
  last_seen_at: string | null
}

interface MachineQuery {
  after: number
  state: Machine['state'] | null
  keyword: string
  limit: number
}

export const listMachines = (db: Db, fleet: Fleet, query: MachineQuery): Promise<MachineRow[]> =>
  statement(
    db,
    'fleet_list',
    `${fleetText}
     select fleet.machine_id, machine_sn, name, village, state, temperature_tenths, last_seen_at, slots,
       coalesce(day.sold, 0) as sold_today,
       coalesce(day.money - day.money_back, 0) as money_today
     from fleet
     left join machine_days day on day.machine_id = fleet.machine_id and day.day = $9::date
     where fleet.machine_id > $5
       and ($6::text is null or state = $6)
       and (strpos(lower(machine_sn), $7) > 0 or strpos(lower(name), $7) > 0
         or strpos(lower(village), $7) > 0)
     order by fleet.machine_id
     limit $8`,
    [
      ...[...fleetParams(fleet), query.after, query.state, query.keyword.toLowerCase()],
      ...[query.limit, businessDay(fleet.now)],
    ],
  )

export async function fleetTotals(db: Db, fleet: Fleet): Promise<Reply['totals']> {
  const [totals] = await statement<Reply['totals']>(
    db,
    'fleet_totals',
    `${fleetText}
     select
       count(*) filter (where state <> 'offline') as online,
       count(*) filter (where state = 'offline') as offline,
       coalesce(sum(low_slots), 0)::bigint as low_slots,
       coalesce(sum(stuck_slots), 0)::bigint as stuck_slots
     from fleet`,
    fleetParams(fleet),
  )
  return totals as Reply['totals']
}
