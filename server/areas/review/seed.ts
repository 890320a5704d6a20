import { ordersIn } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { isReview, writeReview } from './reviews'
import { reviews } from './tables'

interface Said {
  /** The picture of what it is about. */
  image: string
  stars: number
  words: string
  daysAgo: number
  answer?: string
}

const said: readonly Said[] = [
  {
    image: 'rice',
    stars: 5,
    words: '换来的第二袋就没有受潮了，米粒长，煮粥很香，楼下张阿姨也想换。',
    daysAgo: 9,
    answer: '谢谢您说给邻居听，受潮的那袋我们已经和仓里核对过了。',
  },
  { image: 'tea', stars: 3, words: '味道可以，颜色比想的淡一点，送人够体面。', daysAgo: 7 },
]

export async function seedReviews(db: Db, { now, ports: { orders } }: SeedContext) {
  const { userId } = demo.consumer
  const received = await ordersIn(db, { userId, seller: 'shop', states: ['finished'] })
  for (const { image, daysAgo, answer, ...given } of said) {
    const order = received.find(({ lines: [line] }) => line.image === `/static/goods/${image}.svg`)
    if (!order) throw new Error(`Nobody received ${image}`)
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const review = { ...given, userId, orderSn: order.orderSn, pictureIds: [] }
    const { reviewId } = await writeReview(orders, db, review, 'pass', at)
    if (answer)
      await db
        .update(reviews)
        .set({ answer, answeredBy: '客服小沈', seenAt: at })
        .where(isReview(reviewId))
  }
}
