import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sweep } from '@server/jobs/sweep'
import { moveEntry } from './queue'
import { seckillEntries } from './tables'

const { itemId } = seckillEntries
const hourIs = (passed: 'begun_at' | 'ended_at') => sql`exists (
  select from seckill_items as item join seckill_sessions as hour using (session_id)
  where item.item_id = ${itemId} and hour.${sql.raw(passed)} is not null)`

/** Whose place was taken in the moment when the hour began: behind who was there by then. */
export const letLateIn: Sweep<typeof seckillEntries> = {
  name: 'seckill: let in who came as it began',
  every: 5,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: () => and(eq(seckillEntries.state, 'early'), hourIs('begun_at')),
  order: seckillEntries.enteredAt,
  work: (tx, entry) => moveEntry(tx, entry, { state: 'waiting' }),
}

/** Or in the moment when it ended. */
export const sendLateHome: Sweep<typeof seckillEntries> = {
  name: 'seckill: send home who came as it ended',
  every: 5,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: () =>
    and(inArray(seckillEntries.state, ['early', 'waiting', 'offered']), hourIs('ended_at')),
  order: seckillEntries.enteredAt,
  work: (tx, entry) => moveEntry(tx, entry, { state: 'missed' }),
}
