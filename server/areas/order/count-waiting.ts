import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import type { OrderState } from './flow'
import { orders } from './tables'

const { state, flow, kind, seller } = orders

const ofSeller = (userId: string, name: SellerName, states: readonly OrderState[]) =>
  and(eq(orders.userId, userId), eq(seller, name), inArray(state, [...states]))

/** How many orders of a person wait in the shop: for money, for the post, for their owner. */
export async function countWaiting(
  db: Db,
  userId: string,
): Promise<Out<'/tp5/api/ExchangeOrder/waiting'>> {
  const groups = await db
    .select({ state, flow, orders: count() })
    .from(orders)
    .where(ofSeller(userId, 'shop', ['unpaid', 'paid', 'packing', 'shipped']))
    .groupBy(state, flow)
  const sum = (of: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(of).reduce((total, group) => total + group.orders, 0)
  return {
    to_pay: sum((group) => group.state === 'unpaid'),
    to_send: sum(
      (group) => group.state === 'packing' || (group.state === 'paid' && group.flow !== 'visit'),
    ),
    to_receive: sum((group) => group.state === 'shipped'),
    to_visit: sum((group) => group.state === 'paid' && group.flow === 'visit'),
  }
}

interface OfPerson {
  userId: string
  seller: SellerName
  states: readonly OrderState[]
  notKind?: string
}

/** How many orders of a person at a seller are in one of these states. */
export const countOrders = (db: Db, { userId, seller: name, states, notKind }: OfPerson) =>
  db.$count(
    orders,
    and(ofSeller(userId, name, states), notKind === undefined ? undefined : ne(kind, notKind)),
  )

interface Counter {
  seller: SellerName
  counter: string
  states: readonly OrderState[]
}

/** How many orders at a counter are in one of these states. */
export const countAtCounter = (db: Db, { seller: name, counter, states }: Counter) =>
  db.$count(orders, and(eq(seller, name), eq(orders.counter, counter), inArray(state, [...states])))

/** How many orders somebody has at a counter, of whatever state. */
export const countOf = (
  db: Db,
  { userId, seller: name, counter }: { userId: string; seller: SellerName; counter: string },
) =>
  db.$count(orders, and(eq(orders.userId, userId), eq(seller, name), eq(orders.counter, counter)))
