import { and, desc, eq, sql } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { itemsIn } from './find'
import { priceOf } from './prices'
import { states } from './states'
import { seckillEntries } from './tables'

const pageSize = 20
const list = 'seckill log'

/** Where somebody tried, the newest first. */
export async function logOf(db: Db, userId: string, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, whole]) : []
  const { enteredAt, itemId } = seckillEntries
  const rows = await db
    .select()
    .from(seckillEntries)
    .where(
      and(
        eq(seckillEntries.userId, userId),
        at === undefined
          ? undefined
          : sql`(${enteredAt}, ${itemId}) < (${at}::timestamptz, ${last})`,
      ),
    )
    .orderBy(desc(enteredAt), desc(itemId))
    .limit(pageSize + 1)
  const shown = page(rows, pageSize, (entry) =>
    writeCursor(list, [entry.enteredAt.toISOString(), entry.itemId]),
  )
  const items = await itemsIn(
    db,
    shown.list.map((entry) => entry.itemId),
  )
  return {
    next: shown.next,
    list: shown.list.flatMap((entry) => {
      const found = items.get(entry.itemId)
      if (!found) return []
      const { title, image, tint } = found.goods
      return [
        {
          item_id: entry.itemId,
          state: entry.state,
          state_text: entry.reason || states.of(entry.state).text,
          order_sn: entry.orderSn,
          ...{ title, image, tint },
          price: priceOf(found.item),
          entered_at: replyTime(entry.enteredAt),
        },
      ]
    }),
  }
}
