import type { ShownWords } from '../shown-words'
import { hideReview, isReview, lockReview, showReview } from './reviews'
import { reviews } from './tables'

export const reviewWords: ShownWords = {
  title: '商品评价',
  scene: 'comment',
  async read(db, { id }) {
    const [review] = await db.select({ words: reviews.words }).from(reviews).where(isReview(id))
    return review?.words ?? ''
  },
  async putUp(tx, { id }) {
    const review = await lockReview(tx, id)
    if (review) await showReview(tx, review)
  },
  async takeDown(tx, { id }) {
    const review = await lockReview(tx, id)
    if (review) await hideReview(tx, review, '内容含有不允许的信息')
  },
}
