import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

interface Counter {
  slot_no: string
  vended?: number | undefined
}

const text = `
  insert into slot_readings (machine_id, slot_no, total, read_at)
  select $1, said.slot_no, said.total, $4::timestamptz
  from unnest($2::text[], $3::bigint[]) said (slot_no, total)
  join iter_slots slot on slot.machine_id = $1 and slot.slot_no = said.slot_no
  where said.total is distinct from (
    select total from slot_readings last
    where last.machine_id = $1 and last.slot_no = said.slot_no
    order by read_at desc limit 1
  )
  on conflict do nothing`

/** What the counters of a machine say, where it is something else than before. */
export async function takeReadings(
  tx: Db,
  machineId: number,
  said: readonly Counter[],
  at: Date,
): Promise<void> {
  const counted = said.flatMap(({ slot_no, vended }) =>
    vended === undefined ? [] : [{ slot_no, vended }],
  )
  if (counted.length === 0) return
  const numbers = counted.map(({ slot_no }) => slot_no)
  const totals = counted.map(({ vended }) => vended)
  await statement(tx, 'machine_readings', text, [machineId, numbers, totals, at.toISOString()])
}
