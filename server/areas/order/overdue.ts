import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { LogisticsProvider } from '@server/providers/logistics/logistics'
import { exchangeOrders } from './tables'
import { holdings } from '@server/areas/holding/tables'
import { cancelOrder } from './cancel-order'
import { moveOrder } from './move-order'

/** After this long a parcel that nobody confirmed is taken as received. */
const receivedAfterDays = 10
const batch = 100

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/**
 * Orders that wait for money too long give back what they hold. Returns how many. One at a time:
 * whoever holds the stock and purses of several waits crosswise with those who exchange.
 */
export async function cancelUnpaid(tx: Db, now: Date): Promise<number> {
  const late = await tx
    .select()
    .from(exchangeOrders)
    .where(and(eq(exchangeOrders.state, 'unpaid'), lte(exchangeOrders.expiresAt, now)))
    .orderBy(asc(exchangeOrders.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true })
  for (const order of late) await cancelOrder(tx, order, 'expired', now)
  return late.length
}

/** What has been paid for long enough to be packed is handed over. Returns how many. */
export async function shipPaid(tx: Db, logistics: LogisticsProvider, paidBefore: Date, now: Date) {
  const ready = await tx
    .select()
    .from(exchangeOrders)
    .where(
      and(
        eq(exchangeOrders.state, 'paid'),
        eq(exchangeOrders.kind, 'goods'),
        lte(exchangeOrders.paidAt, paidBefore),
      ),
    )
    .orderBy(asc(exchangeOrders.paidAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const order of ready) {
    const sent = await logistics.send(order.orderSn, now)
    await moveOrder(tx, order, { to: 'shipped', at: now, with: sent })
  }
  return ready.length
}

export async function finishReceived(tx: Db, now: Date): Promise<number> {
  const late = await tx
    .select()
    .from(exchangeOrders)
    .where(
      and(
        eq(exchangeOrders.state, 'shipped'),
        lte(exchangeOrders.shippedAt, daysBefore(now, receivedAfterDays)),
      ),
    )
    .orderBy(asc(exchangeOrders.shippedAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const order of late) await moveOrder(tx, order, { to: 'finished', at: now })
  return late.length
}

/** A course or a match that is over. */
export async function finishVisited(tx: Db, now: Date): Promise<number> {
  const over = await tx
    .select({ order: exchangeOrders })
    .from(exchangeOrders)
    .innerJoin(
      holdings,
      and(eq(holdings.userId, exchangeOrders.userId), eq(holdings.orderSn, exchangeOrders.orderSn)),
    )
    .where(
      and(
        eq(exchangeOrders.state, 'paid'),
        sql`${exchangeOrders.kind} in ('course', 'match')`,
        lte(holdings.expiresAt, now),
      ),
    )
    .limit(batch)
    .for('update', { of: exchangeOrders, skipLocked: true })
  const orders = new Map(over.map(({ order }) => [order.orderSn, order]))
  for (const order of orders.values()) await moveOrder(tx, order, { to: 'finished', at: now })
  return orders.size
}
