import type { ShownWords, Spot } from '../shown-words'
import { isOrder } from './find-order'
import { orders } from './tables'

const isNote = ({ userId, id: orderSn }: Spot) => isOrder({ userId, orderSn })

export const noteWords: ShownWords = {
  title: '订单备注',
  scene: 'comment',
  async read(db, spot) {
    const [order] = await db.select({ note: orders.note }).from(orders).where(isNote(spot))
    return order?.note ?? ''
  },
  takeDown: (tx, spot) => tx.update(orders).set({ note: '' }).where(isNote(spot)),
}
