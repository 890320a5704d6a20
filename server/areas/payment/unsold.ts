import { type Order, type Orders, takesMoneyFor } from '@server/areas/order/order'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

/** Wherever an order was placed: it is paid where its things are sold for money, or not at all. */
export async function refuseUnsold(
  orders: Orders,
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  order: Order,
): Promise<void> {
  const things = await orders.sellerOf(order).things(db, order)
  if (!takesMoneyFor(things, platform)) throw new Refusal('notOnIos')
}
