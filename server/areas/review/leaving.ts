import { eq } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { removeReview } from './reviews'
import { reviews } from './tables'

export const reviewLeaving: Leaving = {
  // one by one, so that the scores stay what is shown
  async settle(tx, { userId, now }) {
    const rows = await tx.select().from(reviews).where(eq(reviews.userId, userId)).for('update')
    for (const review of rows) await removeReview(tx, review, now)
  },
  tables: { reviews: { gone: 'user_id' } },
}
