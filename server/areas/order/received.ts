import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A condition: this person has received goods by parcel that they paid for themselves and did not
 * send back, at some moment from one to the other.
 */
export const hasReceived = (userId: SQLWrapper, from: SQLWrapper, to: SQLWrapper) => sql`exists (
  select from orders join order_lines using (user_id, order_sn)
  where orders.user_id = ${userId} and flow = 'parcel' and state = 'finished'
    and received_at between ${from} and ${to} and returned < number
    and orders.points + orders.gold + orders.money > 0)`

/** A row for each order of the shop that somebody has placed and can no longer give up. */
export const keptBy = (userId: string) => sql`select from orders
  where user_id = ${userId} and seller = 'shop'
    and (state = 'shipped' or state = 'finished' and flow not in ('returnable', 'refundable'))`

/** A row for each parcel that somebody has received since then. */
export const parcelsOf = (userId: string, since: Date) => sql`select from orders
  where user_id = ${userId} and flow = 'parcel' and received_at >= ${since}`
