import { eq } from 'drizzle-orm'
import type { ShownWords, Spot } from '../shown-words'
import { holdingInvites } from './tables'

const isGift = ({ id }: Spot) => eq(holdingInvites.inviteId, id)

export const giftWords: ShownWords = {
  title: '转赠留言',
  scene: 'comment',
  async read(db, spot) {
    const [gift] = await db.select().from(holdingInvites).where(isGift(spot))
    return gift?.message ?? ''
  },
  takeDown: (tx, spot) => tx.update(holdingInvites).set({ message: '' }).where(isGift(spot)),
}
