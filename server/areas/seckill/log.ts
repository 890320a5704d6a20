import { and, desc, eq, sql } from 'drizzle-orm'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { priceOf } from './prices'
import { states } from './states'
import { seckillEntries, seckillItems } from './tables'

const pageSize = 20
const list = 'seckill log'

/** Where somebody tried, the newest first. */
export async function logOf(db: Db, userId: string, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, whole]) : []
  const { enteredAt, itemId } = seckillEntries
  const rows = await db
    .select({
      entry: seckillEntries,
      item: seckillItems,
      goods: {
        title: exchangeGoods.title,
        image: exchangeGoods.image,
        tint: exchangeGoods.tint,
      },
    })
    .from(seckillEntries)
    .innerJoin(seckillItems, eq(seckillItems.itemId, itemId))
    .innerJoin(exchangeGoods, eq(exchangeGoods.goodsId, seckillItems.goodsId))
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
  const shown = page(rows, pageSize, ({ entry }) =>
    writeCursor(list, [entry.enteredAt.toISOString(), entry.itemId]),
  )
  return {
    next: shown.next,
    list: shown.list.map(({ entry, item, goods }) => ({
      item_id: entry.itemId,
      state: entry.state,
      state_text: entry.reason || states.of(entry.state).text,
      order_sn: entry.orderSn,
      ...goods,
      price: priceOf(item),
      entered_at: replyTime(entry.enteredAt),
    })),
  }
}
