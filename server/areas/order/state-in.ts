import { type SQLWrapper, sql } from 'drizzle-orm'
import type { OrderState } from './flow'

/** For lists of what orders came of: the state of one, null where there is none. */
export const orderStateIn = (userId: SQLWrapper, orderSn: SQLWrapper) =>
  sql<OrderState | null>`(
    select state from orders where orders.user_id = ${userId} and orders.order_sn = ${orderSn})`

/** A condition: it was cancelled, whatever became of its money since then. */
export const wasCancelled = (userId: SQLWrapper, orderSn: SQLWrapper) => sql`exists (
    select from orders where orders.user_id = ${userId} and orders.order_sn = ${orderSn}
      and orders.reached ->> 'cancelled' is not null)`
