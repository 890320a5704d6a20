import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { type Item, itemsIn } from './find'
import { seckillItems } from './tables'

/** Pieces for those at the head of the queue, as many as there are; the row of the pieces is locked once. */
export const grantPieces: Sweep<typeof seckillItems> = {
  name: 'seckill: grant pieces to who is next',
  every: 1,
  table: seckillItems,
  keys: ['itemId'],
  due: (now) => sql`${seckillItems.pieces} > 0
    and exists (select from seckill_sessions as running
      where running.session_id = ${seckillItems.sessionId} and running.begun_at is not null
        and running.ended_at is null and running.ends_at > ${now})
    and exists (select from seckill_entries as waiting
      where waiting.item_id = ${seckillItems.itemId} and waiting.state = 'waiting')`,
  order: seckillItems.itemId,
  lock: 'no key update',
  work: grant,
}

export async function grant(
  tx: Db,
  { itemId, pieces }: Pick<Item, 'itemId' | 'pieces'>,
): Promise<void> {
  const found = (await itemsIn(tx, [itemId])).get(itemId)
  // a slot that is stuck may be free again; what it no longer holds is missed when the hour ends
  if (!found?.goods.ready) return
  await tx.execute(sql`
    with next as (
      select user_id from seckill_entries
      where item_id = ${itemId} and state = 'waiting'
      order by place limit ${pieces} for update
    ), granted as (
      update seckill_entries as entry set state = 'granted' from next
      where entry.item_id = ${itemId} and entry.user_id = next.user_id
      returning true
    )
    update seckill_items set pieces = pieces - (select count(*) from granted)
    where item_id = ${itemId}`)
}
