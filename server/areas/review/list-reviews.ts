import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { reviews } from './tables'

const pageSize = 20

type Wanted = Parsed<'/tp5/api/GoodsReview/lists'>

const hasPictures = sql`${reviews.pictureIds} <> '{}'`

const only = (which: Wanted['only']): SQL | undefined =>
  which === 'pictured' ? hasPictures : which && eq(reviews.mood, which)

/** A page of what is shown of goods, the newest first. */
export async function listReviews(db: Db, { goods_id: goodsId, cursor, only: which }: Wanted) {
  const name = `reviews ${which ?? ''}`
  const [before] = cursor ? readCursor(name, cursor, [idText]) : []
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.goodsId, goodsId),
        eq(reviews.state, 'shown'),
        only(which),
        before === undefined ? undefined : lt(reviews.reviewId, String(before)),
      ),
    )
    .orderBy(desc(reviews.reviewId))
    .limit(pageSize + 1)
  return page(rows, pageSize, ({ reviewId }) => writeCursor(name, [reviewId]))
}
