import { ordersIn } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { apply } from './apply'
import { approve, refuse } from './decide'
import { say } from './events'
import { lockAfterSale } from './find'
import { move } from './move'
import type { AfterSaleKind } from './states'

/** What the person or the house does next, and how many days ago. */
type Step =
  | { daysAgo: number; does: 'approve' }
  | { daysAgo: number; does: 'sendBack' }
  | { daysAgo: number; does: 'receive' }
  | { daysAgo: number; does: 'refuse' | 'answer' | 'ask'; words: string }

interface Story {
  by: 'consumer' | 'operator'
  /** The picture of what was exchanged. */
  image: string
  kind: AfterSaleKind
  reason: string
  description: string
  daysAgo: number
  then: readonly Step[]
}

const clerk = '客服小沈'

/** In several states; what is given back was paid a few days before, so that the purse stays the same. */
const stories: readonly Story[] = [
  {
    by: 'consumer',
    image: 'rice',
    kind: 'exchange',
    reason: 'other',
    description: '袋子封口开了，米有点受潮',
    daysAgo: 16,
    then: [
      { daysAgo: 15.8, does: 'approve' },
      { daysAgo: 15, does: 'sendBack' },
      { daysAgo: 13, does: 'approve' },
      { daysAgo: 11, does: 'receive' },
    ],
  },
  {
    by: 'consumer',
    image: 'tea',
    kind: 'refund',
    reason: 'other',
    description: '泡出来颜色比想的淡',
    daysAgo: 8,
    then: [{ daysAgo: 7.5, does: 'refuse', words: '浓淡因人而异，不属于质量问题，可以退货退款' }],
  },
  {
    by: 'consumer',
    image: 'umbrella',
    kind: 'refund',
    reason: 'other',
    description: '第一次撑开，一根伞骨就断了',
    daysAgo: 5,
    then: [{ daysAgo: 4.6, does: 'approve' }],
  },
  {
    by: 'consumer',
    image: 'tea',
    kind: 'return',
    reason: 'unwanted',
    description: '没有拆封，想退掉',
    daysAgo: 2,
    then: [
      { daysAgo: 1.9, does: 'ask', words: '外面的纸盒要一起寄吗？' },
      { daysAgo: 1.8, does: 'answer', words: '要的，连盒子一起寄回就好。' },
      { daysAgo: 1.7, does: 'approve' },
    ],
  },
  {
    by: 'operator',
    image: 'tissue',
    kind: 'return',
    reason: 'unwanted',
    description: '买多了，没有拆',
    daysAgo: 4,
    then: [
      { daysAgo: 3.6, does: 'approve' },
      { daysAgo: 2.5, does: 'sendBack' },
    ],
  },
  {
    by: 'operator',
    image: 'soap',
    kind: 'refund',
    reason: 'other',
    description: '盒子压扁了，有一块碎了角',
    daysAgo: 0.8,
    then: [{ daysAgo: 0.5, does: 'ask', words: '碎的那块不退也行，补我一点积分就好' }],
  },
]

export async function seedAfterSale(db: Db, { now, config, ports: { orders } }: SeedContext) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { by, image, daysAgo, then, ...wish } of stories) {
    const { userId } = demo[by]
    const placed = await ordersIn(db, { userId, seller: 'shop', states: ['shipped', 'finished'] })
    const order = placed.find(({ lines: [line] }) => line.image === `/static/goods/${image}.svg`)
    if (!order) throw new Error(`Nobody exchanged ${image}`)
    const application = { ...wish, userId, orderSn: order.orderSn, number: 1, pictures: [] }
    const { afterSaleNo } = await apply(orders, db, application, ago(daysAgo))
    for (const step of then)
      await play({ orders, db, config, userId, now: ago(step.daysAgo) }, afterSaleNo, step)
  }
}

type Surroundings = Parameters<typeof approve>[0] & { userId: string }

async function play(context: Surroundings, afterSaleNo: string, step: Step) {
  const { db, now: at, userId } = context
  if (step.does === 'approve') return approve(context, afterSaleNo)
  if (step.does === 'refuse') return refuse(context, afterSaleNo, step.words)
  const { afterSale } = await lockAfterSale(db, userId, afterSaleNo)
  if (step.does === 'receive') return move(db, afterSale, { to: 'finished', at })
  if (step.does === 'sendBack') {
    const parcel = { backCarrier: '邻集速运', backTrackingNo: 'LJE202611050018' }
    return move(db, afterSale, { to: 'returning', at, with: parcel })
  }
  return say(db, afterSale, { saidBy: step.does === 'answer' ? clerk : '', text: step.words }, at)
}
