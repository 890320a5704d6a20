import type { Db } from '@server/database/database'
import type { Order } from './find-order'
import type { Flow, Handover } from './flow'
import type { Orders } from './orders'
import { flowOf, sellerOf, type Trade } from './trade'

/** That somebody has been given what they ordered. */
export interface Given {
  by: Handover
  at: Date
  /** With which it was given: of a prize that is posted an order of its own. */
  order: Order
}

/** Null where an order by this flow has not come so far. */
export function givenBy({ given: { by, at } }: Flow, order: Order): Given | null {
  const moment = order.reached[at]
  return moment === undefined ? null : { by, at: new Date(moment), order }
}

export async function givenOf(
  trade: Pick<Trade, 'sellers'>,
  orders: Orders,
  db: Db,
  order: Order,
): Promise<Given | null> {
  const seller = sellerOf(trade, order.seller)
  return seller.given ? seller.given(orders, db, order) : givenBy(flowOf(trade, order), order)
}
