import { and, count, eq, inArray } from 'drizzle-orm'
import { kindsThatGo } from '@server/areas/holding/kinds'
import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { exchangeOrders } from './tables'

/** How many orders of a person wait: for money, for the post, for their owner. */
export async function countWaiting(
  db: Db,
  userId: string,
): Promise<Out<'/tp5/api/ExchangeOrder/waiting'>> {
  const { state, kind } = exchangeOrders
  const groups = await db
    .select({ state, kind, orders: count() })
    .from(exchangeOrders)
    .where(and(eq(exchangeOrders.userId, userId), inArray(state, ['unpaid', 'paid', 'shipped'])))
    .groupBy(state, kind)
  const sum = (of: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(of).reduce((total, { orders }) => total + orders, 0)
  const visits = kindsThatGo('visit')
  return {
    to_pay: sum((group) => group.state === 'unpaid'),
    to_send: sum((group) => group.state === 'paid' && !visits.includes(group.kind)),
    to_receive: sum((group) => group.state === 'shipped'),
    to_visit: sum((group) => group.state === 'paid' && visits.includes(group.kind)),
  }
}
