import { and, eq, sql } from 'drizzle-orm'
import { credit, debit, type Entry } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { amountOf, currencyOf, type ExchangeType } from './eligibility'
import { checkMove, type OrderState } from './order-states'
import { findOrder } from './orders'
import { placeOrder } from './place-order'
import { exchangeGoods, exchangeOrders, exchangePurchases, exchangeStock } from './tables'
import { issueTicket } from './tickets'

interface Actor {
  userId: string
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
  exchangeType: ExchangeType
  note?: string
  /** What became of the order, and how many days ago. */
  then: Partial<Record<OrderState, number>>
}

/** The last weeks of the demo consumer; with what the wallet gave before, 12480 points and 368 gold. */
const story: (Given | Exchanged)[] = [
  { daysAgo: 20, image: 'rice', number: 1, exchangeType: 1, then: { shipped: 19, finished: 17 } },
  {
    daysAgo: 19,
    give: { currency: 'points', amount: 500, from: 'task', title: '邀请 1 位新邻居' },
  },
  { daysAgo: 17, give: { currency: 'points', amount: 10, from: 'sign-in', title: '每日签到' } },
  { daysAgo: 16, image: 'tissue', number: 2, exchangeType: 1, then: { cancelled: 15 } },
  {
    daysAgo: 14,
    give: { currency: 'points', amount: 2000, from: 'task', title: '社区志愿服务 4 次' },
  },
  {
    daysAgo: 12,
    image: 'tea',
    number: 1,
    exchangeType: 1,
    note: '送到驿站就行',
    then: { shipped: 11, finished: 9 },
  },
  {
    daysAgo: 9,
    give: { currency: 'points', amount: 3000, from: 'gift', title: '邻里晚集摊主奖励' },
  },
  { daysAgo: 6, give: { currency: 'gold', amount: 100, from: 'gift', title: '邻里晚集幸运奖' } },
  { daysAgo: 5, give: { currency: 'points', amount: 20, from: 'task', title: '看一段邻里短片' } },
  {
    daysAgo: 4,
    give: { currency: 'points', amount: 3650, from: 'gift', title: '楼栋议事积极邻居' },
  },
  { daysAgo: 3, image: 'eggs', number: 1, exchangeType: 2, then: { shipped: 2 } },
  { daysAgo: 3, give: { currency: 'points', amount: 15, from: 'task', title: '走满 6000 步' } },
  { daysAgo: 2, give: { currency: 'gold', amount: 36, from: 'sign-in', title: '连签 9 天' } },
  { daysAgo: 1, image: 'soap', number: 1, exchangeType: 1, then: {} },
  { daysAgo: 1, give: { currency: 'points', amount: 10, from: 'sign-in', title: '每日签到' } },
]

const day = 24 * 3600 * 1000

export async function playStory(db: Db, actor: Actor) {
  const ago = (days: number) => new Date(actor.now.getTime() - days * day)
  for (const step of story) {
    if ('give' in step) {
      await credit(db, { userId: actor.userId, ...step.give, at: ago(step.daysAgo) })
    } else {
      const order = await exchange(db, actor, step, ago(step.daysAgo))
      for (const [state, days] of Object.entries(step.then)) {
        await advance(db, order, state as OrderState, ago(days))
      }
    }
  }
}

type Order = typeof exchangeOrders.$inferSelect

async function exchange(db: Db, actor: Actor, step: Exchanged, now: Date): Promise<Order> {
  const { userId, addressId } = actor
  const { image, number, exchangeType } = step
  const [goods] = await db
    .select()
    .from(exchangeGoods)
    .where(eq(exchangeGoods.image, `/static/goods/${image}.svg`))
  const { goodsId } = goods!
  const amount = amountOf(goods!, exchangeType, number)
  const ticket = await issueTicket(db, { userId, goodsId, number, exchangeType, amount, now })
  const note = step.note ?? ''
  const { currency, title, orderSn } = await placeOrder(db, {
    userId,
    ticket,
    addressId,
    note,
    now,
  })
  const entry = { userId, currency, amount, orderSn, at: now }
  await debit(db, { ...entry, from: 'exchange', title: `兑换 ${title}` })
  return findOrder(db, userId, orderSn)
}

async function advance(db: Db, order: Order, state: OrderState, at: Date) {
  const { userId, orderSn, goodsId, number, amount, title } = order
  checkMove(order.state, state)
  order.state = state
  await db
    .update(exchangeOrders)
    .set({ state, [`${state}At`]: at })
    .where(and(eq(exchangeOrders.userId, userId), eq(exchangeOrders.orderSn, orderSn)))
  if (state !== 'cancelled') return
  await db
    .update(exchangeStock)
    .set({ stock: sql`stock + ${number}`, sold: sql`sold - ${number}` })
    .where(eq(exchangeStock.goodsId, goodsId))
  await db
    .update(exchangePurchases)
    .set({ bought: sql`bought - ${number}` })
    .where(and(eq(exchangePurchases.userId, userId), eq(exchangePurchases.goodsId, goodsId)))
  const currency = currencyOf[order.exchangeType]
  const entry = { userId, currency, amount, orderSn, at }
  await credit(db, { ...entry, from: 'exchange', title: `退回 ${title}` })
}
