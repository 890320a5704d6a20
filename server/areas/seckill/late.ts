import { and, eq, sql } from 'drizzle-orm'
import type { Sweep } from '@server/jobs/sweep'
import { moveEntry } from './queue'
import { seckillEntries } from './tables'

const hasBegun = sql`exists (
  select from seckill_items as item join seckill_sessions as hour using (session_id)
  where item.item_id = ${seckillEntries.itemId} and hour.begun_at is not null)`

/** Whose place was taken in the moment when the hour began: behind who was there by then. */
export const letLateIn: Sweep<typeof seckillEntries> = {
  name: 'seckill: let in who came as it began',
  every: 5,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: () => and(eq(seckillEntries.state, 'early'), hasBegun),
  order: seckillEntries.enteredAt,
  work: (tx, entry) => moveEntry(tx, entry, { state: 'waiting' }),
}
