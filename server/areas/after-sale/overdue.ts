import { asc, eq, lte } from 'drizzle-orm'
import type { Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { tell } from './events'
import { type AfterSale, isAfterSale, lockAfterSale } from './find'
import { move } from './move'
import { moneyIsBack } from './refund'
import { type AfterSaleState, atDesk } from './states'
import { afterSales } from './tables'

const batch = 50

/** What waits too long for somebody, each in a transaction of its own. */
export const overdue = (db: Db, now: Date) =>
  db
    .select()
    .from(afterSales)
    .where(lte(afterSales.deadlineAt, now))
    .orderBy(asc(afterSales.deadlineAt))
    .limit(batch)

/** What a state becomes by itself when its time is over. */
const afterwards: Partial<Record<AfterSaleState, AfterSaleState>> = {
  agreed: 'closed',
  resent: 'finished',
}

/** Where the person is late it ends; where the house is, somebody by name takes it over. */
export async function settleOverdue(tx: Db, found: AfterSale, keeper: string, now: Date) {
  const { afterSale } = await lockAfterSale(tx, found.userId, found.afterSaleNo)
  const { state, deadlineAt } = afterSale
  if (!deadlineAt || deadlineAt > now) return
  const to = afterwards[state]
  if (to) await move(tx, afterSale, { to, at: now })
  else if (atDesk.includes(state)) await handOver(tx, afterSale, keeper, now)
  else throw new Error(`An after-sale that is ${state} waits for nobody`)
}

async function handOver(tx: Db, afterSale: AfterSale, keeper: string, now: Date) {
  await tx.update(afterSales).set({ keeper, deadlineAt: null }).where(isAfterSale(afterSale))
  await tell(tx, afterSale, { event: 'handedOver', note: keeper }, now)
}

export const moneyUnderWay = (db: Db) =>
  db
    .select()
    .from(afterSales)
    .where(eq(afterSales.state, 'refunding'))
    .orderBy(asc(afterSales.createdAt))
    .limit(batch)

/** Done once the provider has given the money back. */
export async function endRefund(orders: Orders, tx: Db, found: AfterSale, now: Date) {
  const { order, afterSale } = await lockAfterSale(tx, found.userId, found.afterSaleNo)
  if (afterSale.state !== 'refunding') return
  if (!(await moneyIsBack(orders, tx, order))) return
  await move(tx, afterSale, { to: 'refunded', at: now })
}
