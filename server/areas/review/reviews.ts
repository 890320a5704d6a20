import { and, eq } from 'drizzle-orm'
import { claimPictures, type Judged, noteWords } from '@server/areas/content/content'
import { lockOrder, type Orders } from '@server/areas/order/order'
import { releaseUploads } from '@server/areas/upload/upload'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { leaveFor, moodOf } from './rules'
import { count } from './scores'
import { reviews } from './tables'

export type Review = typeof reviews.$inferSelect

export interface OfOrder {
  userId: string
  orderSn: string
}

export const seller = 'shop'

export const isReviewOf = ({ userId, orderSn }: OfOrder) =>
  and(eq(reviews.userId, userId), eq(reviews.orderSn, orderSn))

const usedBy = ({ orderSn }: OfOrder) => `review of ${orderSn}`

interface Given extends OfOrder {
  stars: number
  words: string
  pictureIds: readonly string[]
}

/** The order is held meanwhile, so that one order has one review. What is in doubt is not shown yet. */
export async function writeReview(orders: Orders, tx: Db, given: Given, judged: Judged, now: Date) {
  const order = await lockOrder(tx, { ...given, seller })
  const { until, whyNot } = leaveFor(orders, order, now)
  if (!until) throw new Refusal('notReviewable', whyNot)
  const [review] = await tx
    .insert(reviews)
    .values({
      ...given,
      pictureIds: [...given.pictureIds],
      reviewId: uuidv7(now.getTime()),
      goodsId: Number(order.lines[0].item),
      mood: moodOf(given.stars),
      state: judged === 'pass' ? 'shown' : 'waiting',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!review) throw new Refusal('notReviewable', '这个订单您已经评价过了')
  if (review.state === 'shown') await count(tx, review, 1)
  const { userId, reviewId: id } = review
  await noteWords(tx, { kind: 'review', userId, id, judged }, now)
  const uploadIds = given.pictureIds
  await claimPictures(tx, { userId, uploadIds, kind: 'review', usedBy: usedBy(review), now })
  return review
}

/** One that the house has hidden stays, and with it the order's one review. */
export async function deleteReview(tx: Db, which: OfOrder, now: Date): Promise<void> {
  const [review] = await tx.select().from(reviews).where(isReviewOf(which)).for('update')
  if (!review) throw new Refusal('notFound', '这条评价已经不在了')
  if (review.state === 'hidden') throw new Refusal('notReviewable', '这条评价已被隐藏，不能删除')
  await removeReview(tx, review, now)
}

export async function removeReview(tx: Db, review: Review, now: Date): Promise<void> {
  if (review.state === 'shown') await count(tx, review, -1)
  const { userId, reviewId: id } = review
  await noteWords(tx, { kind: 'review', userId, id, judged: 'pass' }, now)
  await releaseUploads(tx, usedBy(review), now)
  await tx.delete(reviews).where(eq(reviews.reviewId, id))
}

/** Held until the transaction ends; undefined where it is gone. */
export async function lockReview(tx: Db, reviewId: string): Promise<Review | undefined> {
  const [review] = await tx.select().from(reviews).where(isReview(reviewId)).for('update')
  return review
}

export const isReview = (reviewId: string) => eq(reviews.reviewId, reviewId)

export async function showReview(tx: Db, review: Review): Promise<void> {
  if (review.state !== 'waiting') return
  await tx.update(reviews).set({ state: 'shown' }).where(isReview(review.reviewId))
  await count(tx, review, 1)
}

export async function hideReview(tx: Db, review: Review, hiddenFor: string): Promise<void> {
  if (review.state === 'hidden') return
  if (review.state === 'shown') await count(tx, review, -1)
  await tx.update(reviews).set({ state: 'hidden', hiddenFor }).where(isReview(review.reviewId))
}
