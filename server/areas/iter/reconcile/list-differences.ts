import type { Out } from '@contract/api'
import { machinesOnDutyText } from '@server/areas/duty/duty'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { businessDay, dayAfter } from '@server/calendar'

type Reply = Out<'/tp5/api/Slot/reconciliation'>

const shownDays = 30

/** By $1 to $3: whose, now, since when; $4: of which machine alone. */
const mine = `
  from slot_reconciliations found
  join iter_machines machine using (machine_id)
  where machine_id in ${machinesOnDutyText('$1', `'operator'`, '$2')}
    and day >= $3::date and ($4::bigint is null or machine_id = $4)`

const list = `
  select machine_sn, name, day::text as day, found.slot_no, coalesce(slot.title, '') as title,
    metered, booked
  from (select found.*, machine_sn, name ${mine} and metered <> booked) found
  left join iter_slots slot on slot.machine_id = found.machine_id and slot.slot_no = found.slot_no
  order by day desc, machine_sn, found.slot_no
  limit 200`

const totals = `
  select count(*)::int as checked, count(*) filter (where metered <> booked)::int as differing,
    max(day)::text as newest
  ${mine}`

const orders = `
  select machine_sn, name, day::text as day, order_sn, kind, expected, found
  from order_differences
  join iter_machines machine using (machine_id)
  where machine_id in ${machinesOnDutyText('$1', `'operator'`, '$2')}
    and day >= $3::date and ($4::bigint is null or machine_id = $4)
  order by day desc, machine_sn, order_sn, kind
  limit 200`

interface Whose {
  userId: string
  machineId: number | null
  now: Date
}

/** What the counters of somebody's machines and the books do not agree about. */
export async function listDifferences(db: Db, whose: Whose): Promise<Reply> {
  const { userId, machineId, now } = whose
  const since = dayAfter(businessDay(now), -shownDays)
  const params = [userId, now.toISOString(), since, machineId]
  const [sums] = await statement<Omit<Reply, 'list' | 'orders'>>(
    db,
    'reconciled_sums',
    totals,
    params,
  )
  const rows = await statement<Reply['list'][number]>(db, 'reconciled_list', list, params)
  const sold = await statement<Reply['orders'][number]>(db, 'reconciled_orders', orders, params)
  return { ...sums!, list: rows, orders: sold }
}
