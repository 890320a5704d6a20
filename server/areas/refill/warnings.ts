import type { Out } from '@contract/api'
import { machinesOnDutyText } from '@server/areas/duty/duty'
import { lowShare, silentSince } from '@server/areas/machine/machine'
import { reportedFaultText } from '@server/areas/maintenance/maintenance'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { temperatures, tourFrom } from './rules'

type Reply = Out<'/tp5/api/Warning/list'>
export type WarningKind = Reply['list'][number]['kind']

interface Fleet {
  operatorId: string
  now: Date
}

/** One operator's machines, and what is wrong with each and with its slots; rank 1 is the worst. */
export const warningsText = `
  with fleet as (
    select machine.*,
      coalesce(nullif(fault, ''), ${reportedFaultText('machine.machine_id')}, '') as trouble,
      case when capacity > 0 then 100 * (capacity - lies) / capacity else 0 end::int as depletion,
      (case when capacity > 0 then 100 * (capacity - lies) / capacity else 0 end >= $5::int
        or empty_slots >= $6::int) as tour
    from iter_machines machine
    cross join lateral (
      select coalesce(sum(slot.capacity), 0) as capacity,
        coalesce(sum(slot.stock + slot.held), 0) as lies,
        count(*) filter (where slot.stock = 0) as empty_slots
      from iter_slots slot where slot.machine_id = machine.machine_id
    ) held
    where machine_id in ${machinesOnDutyText('$1', `'operator'`, '$2')}
  ), wrong as (
    select machine_id, '' as slot_no, rank, kind, '' as title, '' as image, 0 as stock,
      0 as held, 0 as capacity
    from fleet cross join lateral (values
      (1, 'offline', last_seen_at is null or last_seen_at < $3),
      (2, 'faulty', trouble <> ''),
      (3, 'temperature', temperature_tenths not between $7::int and $8::int)
    ) found (rank, kind, so)
    where so
    union all
    select machine_id, slot_no, rank, kind, title, image, stock, held, capacity
    from iter_slots join fleet using (machine_id) cross join lateral (
      select case when stuck then 4 when stock = 0 then 5
          when stock <= iter_slots.capacity * $4::float8 then 6 end as rank,
        case when stuck then 'stuck' when stock = 0 then 'empty' else 'low' end as kind
    ) found
    where rank is not null
  )`

export const fleetParams = ({ operatorId, now }: Fleet) => [
  ...[operatorId, now.toISOString(), silentSince(now), lowShare],
  ...[tourFrom.depletion, tourFrom.emptySlots, temperatures.least, temperatures.most],
]

export interface WarningRow {
  rank: number
  kind: WarningKind
  machine_id: number
  machine_sn: string
  machine_name: string
  village: string
  fault: string
  temperature_tenths: number | null
  last_seen_at: string | null
  depletion: number
  tour: boolean
  slot_no: string
  title: string
  image: string
  stock: number
  capacity: number
  supply_key: string | null
  packs: number | null
}

interface WarningQuery {
  after: readonly [rank: number, depletion: number, machineId: number, slotNo: string] | null
  kind: WarningKind | null
  limit: number
}

/** Worst first; of the same kind first where most is gone. */
export const listWarnings = (
  db: Db,
  fleet: Fleet,
  { after, kind, limit }: WarningQuery,
): Promise<WarningRow[]> =>
  statement(
    db,
    'refill_warnings',
    `${warningsText}
     select rank, kind, machine_id, machine_sn, fleet.name as machine_name, village, trouble as fault,
       temperature_tenths, last_seen_at, depletion, tour, slot_no, wrong.title, wrong.image, stock,
       capacity, supply_key,
       ceil((capacity - stock - held)::numeric / pack_size)::int as packs
     from wrong join fleet using (machine_id)
     left join lateral (
       select supply_key, pack_size from supplies
       where wrong.title = any (fits) and not off_shelf order by position limit 1
     ) supply on slot_no <> ''
     where ($9::text is null or kind = $9)
       and ($10::int is null or (rank, -depletion, machine_id, slot_no)
         > ($10::int, -$11::int, $12::bigint, $13::text))
     order by rank, -depletion, machine_id, slot_no
     limit $14`,
    [...fleetParams(fleet), kind, ...(after ?? [null, null, null, null]), limit],
  )

interface MachineWarnings extends Pick<
  WarningRow,
  'rank' | 'kind' | 'machine_id' | 'machine_sn' | 'machine_name' | 'village'
> {
  /** What is wrong at several slots of a machine is one thing to do. */
  slots: string[]
}

/** The same by machine and kind, worst first. */
export const warningsByMachine = (
  db: Db,
  fleet: Fleet,
  limit: number,
): Promise<MachineWarnings[]> =>
  statement(
    db,
    'refill_warnings_by_machine',
    `${warningsText}
     select rank, kind, machine_id, machine_sn, fleet.name as machine_name, village,
       array_agg(slot_no order by slot_no) as slots
     from wrong join fleet using (machine_id)
     group by rank, kind, machine_id, machine_sn, fleet.name, village, depletion
     order by rank, -depletion, machine_id
     limit $9`,
    [...fleetParams(fleet), limit],
  )

/** The names of the machines that are worth a tour, where most is gone first. */
export async function machinesForTour(db: Db, fleet: Fleet): Promise<string[]> {
  const rows = await statement<{ name: string }>(
    db,
    'refill_tours',
    `${warningsText}
     select name from fleet where tour order by depletion desc, machine_id`,
    fleetParams(fleet),
  )
  return rows.map(({ name }) => name)
}

export async function warningTotals(db: Db, fleet: Fleet): Promise<Reply['totals']> {
  const [totals] = await statement<Reply['totals']>(
    db,
    'refill_warning_totals',
    `${warningsText}
     select
       count(*) filter (where kind = 'offline') as offline,
       count(*) filter (where kind = 'faulty') as faulty,
       count(*) filter (where kind = 'temperature') as temperature,
       count(*) filter (where kind = 'stuck') as stuck,
       count(*) filter (where kind = 'empty') as empty,
       count(*) filter (where kind = 'low') as low,
       (select count(*) from fleet where tour) as tours
     from wrong`,
    fleetParams(fleet),
  )
  return totals as Reply['totals']
}
