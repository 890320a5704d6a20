import { eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { leastForAverage } from './rules'
import { goodsScores, type reviews } from './tables'

type Review = typeof reviews.$inferSelect
type Score = Out<'/tp5/api/GoodsReview/lists'>['score']

/** One more that is shown of its goods, or one less. */
export async function count(tx: Db, { goodsId, stars, mood, pictureIds }: Review, by: 1 | -1) {
  const pictured = pictureIds.length > 0 ? by : 0
  const moods = { good: 0, middling: 0, bad: 0, [mood]: by }
  const first = { goodsId, shown: by, stars: stars * by, pictured, ...moods }
  if (by === 1) await tx.insert(goodsScores).values(first).onConflictDoUpdate(adding(first))
  else await tx.update(goodsScores).set(adding(first).set).where(isOf(goodsId))
}

const isOf = (goodsId: number) => eq(goodsScores.goodsId, goodsId)

const adding = (given: typeof goodsScores.$inferInsert) => ({
  target: goodsScores.goodsId,
  set: {
    shown: sql`${goodsScores.shown} + ${given.shown}`,
    stars: sql`${goodsScores.stars} + ${given.stars}`,
    pictured: sql`${goodsScores.pictured} + ${given.pictured}`,
    good: sql`${goodsScores.good} + ${given.good}`,
    middling: sql`${goodsScores.middling} + ${given.middling}`,
    bad: sql`${goodsScores.bad} + ${given.bad}`,
  },
})

export async function scoreOf(db: Db, goodsId: number): Promise<Score> {
  const [row] = await db.select().from(goodsScores).where(isOf(goodsId))
  if (!row) return { count: 0, average: null, pictured: 0, good: 0, middling: 0, bad: 0 }
  const { shown, stars, pictured, good, middling, bad } = row
  const average = shown < leastForAverage ? null : Math.round((stars / shown) * 10) / 10
  return { count: shown, average, pictured, good, middling, bad }
}
