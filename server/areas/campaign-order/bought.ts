import { countOf } from '@server/areas/order/order'
import type { Call } from '@server/areas/prize/prize'
import { type Campaign, hasStep } from '@server/areas/programme/programme'
import { openOrder, type Order, seller } from './order'

/** What somebody has bought of a campaign. */
export interface Bought {
  /** The one that waits for money or to be opened. */
  order: Order | null
  /** How many there are, of whatever state. */
  orders: number
}

export async function boughtIn(
  { db, user: { userId }, now }: Call,
  { key, definition }: Campaign,
): Promise<Bought> {
  if (!hasStep(definition, 'pay')) return { order: null, orders: 0 }
  return {
    order: await openOrder(db, userId, key, now),
    orders: await countOf(db, { userId, seller, counter: key }),
  }
}
