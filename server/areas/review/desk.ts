import { and, asc, eq, isNull } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { hiddenAmong } from '@server/areas/upload/upload'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { hideReview, isReview, lockReview, type Review } from './reviews'
import { reviews } from './tables'

const mostListed = 200

async function find({ db }: DeskContext, id: string): Promise<Review> {
  const review = uuid.safeParse(id).success ? await lockReview(db, id) : undefined
  if (!review) throw new Refusal('notFound', '没有这条评价，可能已经被顾客删除')
  return review
}

const seen = ({ db, now }: DeskContext, { reviewId }: Review) =>
  db.update(reviews).set({ seenAt: now }).where(isReview(reviewId))

const lineOf = ({ stars, words }: Review) => `${'★'.repeat(stars)}  ${words.replace(/\n/g, ' ')}`

/** What was said of goods and nobody has looked at yet, the unhappiest first. */
export const reviewCase: DeskCase = {
  title: '商品评价',
  hours: 24,

  async list({ db }) {
    const unseen = and(eq(reviews.state, 'shown'), isNull(reviews.seenAt))
    const rows = await db
      .select()
      .from(reviews)
      .where(unseen)
      .orderBy(asc(reviews.stars), asc(reviews.reviewId))
      .limit(mostListed)
    return rows.map((row) => ({ id: row.reviewId, since: row.createdAt, line: lineOf(row) }))
  },

  async show(context, id) {
    const review = await find(context, id)
    const { createdAt, stars, words, orderSn, userId, pictureIds, answer, answeredBy } = review
    const hidden = await hiddenAmong(context.db, pictureIds)
    return {
      since: createdAt,
      facts: [
        ['星级', String(stars)],
        ['评价', words],
        ['订单', orderSn],
        ['账号', userId],
        ...(answer ? [[answeredBy, answer] as const] : []),
      ],
      pictures: pictureIds
        .filter((uploadId) => !hidden.has(uploadId))
        .map((uploadId, index) => ({ name: String(index + 1), uploadId })),
    }
  },

  async approve(context, id) {
    await seen(context, await find(context, id))
  },

  async refuse(context, id, reason) {
    const review = await find(context, id)
    await hideReview(context.db, review, reason)
    await seen(context, review)
  },

  async say(context, id, by, text) {
    const review = await find(context, id)
    await context.db
      .update(reviews)
      .set({ answer: text, answeredBy: by, seenAt: context.now })
      .where(isReview(review.reviewId))
  },
}
