import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { lowShare } from '@server/areas/machine/machine'
import { dayMs } from '@server/calendar'
import type { SlotPlace } from './my-slot'
import { slotState } from './slot-state'

export type SlotRow = Out<'/tp5/api/Slot/list'>['list'][number]

/** What goes first was put in first: of what lies there, the earliest day of all that was loaded. */
const text = `
  select slot_no, offline_goods_id as goods_id, title, image, tint, stock, held, capacity,
    points, gold, money, limit_per_day, ${slotState('$3')} as state,
    case when hidden then 0 else 1 end as shown, expires_on, sold_week
  from iter_slots slot
  cross join lateral (
    select min(expires_on)::text as expires_on
    from (
      select expires_on, coalesce(sum(units) over (
        order by done_at desc, noted_at desc rows between unbounded preceding and 1 preceding
      ), 0) as later
      from slot_works
      where slot_works.offline_goods_id = slot.offline_goods_id and kind = 'load'
    ) load
    where later < slot.stock + slot.held
  ) expiring
  cross join lateral (
    select coalesce(-sum(units), 0)::int as sold_week
    from slot_movements
    where slot_movements.offline_goods_id = slot.offline_goods_id
      and happened_at > $4::timestamptz and kind in ('sold', 'given')
  ) sold
  where machine_id = $1 and ($2::text is null or slot_no = $2)
  order by slot_no`

const weekDays = 7

const read = (db: Db, machineId: number, slotNo: string | null, now: Date): Promise<SlotRow[]> =>
  statement(db, 'iter_slots_of_machine', text, [
    machineId,
    slotNo,
    lowShare,
    new Date(now.getTime() - weekDays * dayMs).toISOString(),
  ])

export const listSlots = (db: Db, machineId: number, now: Date) => read(db, machineId, null, now)

export async function findSlot(db: Db, { machineId, slotNo }: SlotPlace, now: Date) {
  const [slot] = await read(db, machineId, slotNo, now)
  return slot
}

const inState = (slots: readonly SlotRow[], state: SlotRow['state']) =>
  slots.filter((slot) => slot.state === state).length

export const totalsOf = (slots: readonly SlotRow[]) => ({
  slots: slots.length,
  low: inState(slots, 'low'),
  empty: inState(slots, 'empty'),
  stuck: inState(slots, 'stuck'),
  hidden: slots.filter(({ shown }) => shown === 0).length,
})
