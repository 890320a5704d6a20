import { eq } from 'drizzle-orm'
import {
  flows,
  issueTicket,
  mixOf,
  moveOrder,
  nothing,
  type Order,
  type Orders,
  type OrderState,
  shipped,
} from '@server/areas/order/order'
import { demoMornings, signInOnce } from '@server/areas/sign-in/sign-in'
import { credit, type Currency, type Entry } from '@server/areas/wallet/wallet'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { ownParcel } from '@server/providers/logistics/carrier'
import { shop } from './exchange/shop'
import { exchangeGoods } from './tables'

interface Actor {
  userId: string
  orders: Orders
  addressId: number
  now: Date
}

interface Given {
  daysAgo: number
  give: Pick<Entry, 'currency' | 'amount' | 'from' | 'title'>
}

interface Exchanged {
  daysAgo: number
  image: string
  number: number
  currency: Currency
  note?: string
  /** What became of the order, and how many days ago. */
  then: Partial<Record<OrderState, number>>
}

/** From then on it is told here, with the mornings on which she signed in. */
export const storyDays = 20

/**
 * The last weeks of the demo consumer; with what the wallet gave before, what after-sales give back
 * and advertisers pay, 12480 points and 368 gold.
 */
const story: (Given | Exchanged)[] = [
  {
    daysAgo: 20,
    image: 'rice',
    number: 1,
    currency: 'points',
    then: { shipped: 19, finished: 17 },
  },
  {
    daysAgo: 19,
    give: { currency: 'points', amount: 500, from: 'task', title: '邀请 1 位新邻居' },
  },
  { daysAgo: 16, image: 'tissue', number: 2, currency: 'points', then: { cancelled: 15 } },
  {
    daysAgo: 14,
    give: { currency: 'points', amount: 2000, from: 'task', title: '社区志愿服务 4 次' },
  },
  {
    daysAgo: 12,
    image: 'tea',
    number: 1,
    currency: 'points',
    note: '送到驿站就行',
    then: { shipped: 11, finished: 9 },
  },
  {
    daysAgo: 9,
    give: { currency: 'points', amount: 3000, from: 'gift', title: '邻里晚集摊主奖励' },
  },
  {
    daysAgo: 8,
    image: 'umbrella',
    number: 1,
    currency: 'points',
    then: { shipped: 7, finished: 6 },
  },
  {
    daysAgo: 7,
    give: { currency: 'points', amount: 1780, from: 'gift', title: '邻里运动会领队感谢' },
  },
  { daysAgo: 6, give: { currency: 'gold', amount: 100, from: 'gift', title: '邻里晚集幸运奖' } },
  { daysAgo: 5, image: 'ticket-bakery', number: 1, currency: 'points', then: {} },
  { daysAgo: 5, give: { currency: 'points', amount: 20, from: 'task', title: '看一段邻里短片' } },
  {
    daysAgo: 4,
    give: { currency: 'points', amount: 2972, from: 'gift', title: '楼栋议事积极邻居' },
  },
  { daysAgo: 4, image: 'vip-beauty', number: 1, currency: 'points', then: {} },
  { daysAgo: 3, image: 'eggs', number: 1, currency: 'gold', then: { shipped: 2 } },
  { daysAgo: 3, give: { currency: 'points', amount: 15, from: 'task', title: '走满 6000 步' } },
  { daysAgo: 2, image: 'ticket-noodle', number: 2, currency: 'points', then: {} },
  { daysAgo: 1, image: 'soap', number: 1, currency: 'points', then: {} },
]

/** What a neighbour got, who sends some of it back. */
const neighbourStory: (Given | Exchanged)[] = [
  { daysAgo: 12, give: { currency: 'points', amount: 3000, from: 'gift', title: '邻里值日感谢' } },
  {
    daysAgo: 9,
    image: 'tissue',
    number: 1,
    currency: 'points',
    then: { shipped: 8, finished: 6 },
  },
  { daysAgo: 7, image: 'soap', number: 1, currency: 'points', then: { shipped: 6, finished: 4 } },
]

const ago = ({ now }: Actor, days: number) => new Date(now.getTime() - days * dayMs)

export async function playNeighbour(db: Db, actor: Actor) {
  for (const step of neighbourStory) await play(db, actor, step)
}

type Before = (at: Date) => Promise<void>

/** `before` sees to what was booked until something came back. */
async function play(db: Db, actor: Actor, step: Given | Exchanged, before?: Before) {
  const at = ago(actor, step.daysAgo)
  if ('give' in step) return credit(db, { userId: actor.userId, ...step.give, at })
  let order = await exchange(db, actor, step, at)
  for (const [state, days] of Object.entries(step.then)) {
    if (state === 'cancelled') await before?.(ago(actor, days))
    order = await advance(db, actor, order, state as OrderState, ago(actor, days))
  }
}

export async function playStory(db: Db, actor: Actor) {
  const { userId, now } = actor
  const mornings = demoMornings(now).filter((at) => at >= ago(actor, storyDays))
  const signInUntil = async (at: Date) => {
    while (mornings[0] && mornings[0] <= at)
      await signInOnce(db, { userId, now: mornings.shift()! })
  }
  for (const step of story) {
    await signInUntil(ago(actor, step.daysAgo))
    await play(db, actor, step, signInUntil)
  }
  await signInUntil(now)
}

async function exchange(db: Db, actor: Actor, step: Exchanged, now: Date): Promise<Order> {
  const { userId, addressId, orders } = actor
  const { image, number, currency, note = '' } = step
  const [goods] = await db
    .select({ goodsId: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.image, `/static/goods/${image}.svg`))
  const offer = await shop.offer(db, {
    userId,
    goodsId: goods!.goodsId,
    number,
    mix: mixOf({ ...nothing, [currency]: 1 }),
    platform: 'web',
    now,
  })
  const ticket = await issueTicket(db, shop, offer, { userId, now })
  const order = await shop.hold(db, { userId, ticket, addressId, note, now })
  await orders.begin(db, order, now)
  return order
}

async function advance(db: Db, { orders }: Actor, order: Order, to: OrderState, at: Date) {
  if (to === 'cancelled') return orders.cancel(db, order, { reason: 'user', at })
  const sent = to === 'shipped' ? shipped(at, ownParcel(order.orderSn)) : {}
  return moveOrder(db, flows.parcel, order, { to, at, ...sent })
}
