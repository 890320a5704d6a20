import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A condition: this person has received goods by parcel that they paid for themselves and did not
 * send back, at some moment from one to the other.
 */
export const hasReceived = (userId: SQLWrapper, from: SQLWrapper, to: SQLWrapper) => sql`exists (
  select from exchange_orders
  where exchange_orders.user_id = ${userId} and kind = 'goods' and state = 'finished'
    and finished_at between ${from} and ${to} and returned < number and amount + money > 0)`
