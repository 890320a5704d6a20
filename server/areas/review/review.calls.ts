import type { reviewCalls } from '@contract/review'
import { findGoods } from '@server/areas/catalogue/catalogue'
import { checkWords, type Judged } from '@server/areas/content/content'
import { findOrder } from '@server/areas/order/order'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { listReviews } from './list-reviews'
import { presentOwn, presentReviews, stateTextOf } from './present'
import { deleteReview, isReviewOf, seller, writeReview } from './reviews'
import { leaveFor } from './rules'
import { scoreOf } from './scores'
import { reviews } from './tables'

export const reviewHandlers = ({ orders }: Ports): HandlersOf<typeof reviewCalls> => ({
  '/tp5/api/GoodsReview/lists': async (input, context) => {
    const { db } = context
    const { goods_id: goodsId } = await findGoods(db, input.goods_id, undefined)
    const { list, next } = await listReviews(db, input)
    return {
      score: await scoreOf(db, goodsId),
      list: await presentReviews(context, list),
      next,
    }
  },

  '/tp5/api/GoodsReview/mine': async ({ order_sn: orderSn }, context) => {
    const { db, user, now } = context
    const which = { userId: user.userId, orderSn }
    const order = await findOrder(db, { ...which, seller })
    const [review] = await db.select().from(reviews).where(isReviewOf(which))
    const { item, title, image, tint } = order.lines[0]
    const { until, whyNot } = leaveFor(orders, order, now)
    return {
      ...{ goods_id: Number(item), title, image, tint },
      until: until && until.toISOString(),
      why_not: whyNot,
      review: review ? await presentOwn(context, review) : null,
    }
  },

  '/tp5/api/GoodsReview/write': {
    before: ({ words }, context) => checkWords(context, words),
    async write(input, judged: Judged, { db, user: { userId }, now }) {
      const { order_sn: orderSn, stars, words, pictures: pictureIds = [] } = input
      const given = { userId, orderSn, stars, words, pictureIds }
      const review = await writeReview(orders, db, given, judged, now)
      const { reviewId, state } = review
      return { review_id: reviewId, state, state_text: stateTextOf(review) }
    },
  },

  '/tp5/api/GoodsReview/delete': async ({ order_sn: orderSn }, { db, user, now }) => {
    await deleteReview(db, { userId: user.userId, orderSn }, now)
    return {}
  },
})
