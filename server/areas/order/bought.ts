import type { Db } from '@server/database/database'
import { findOrder, lockOrder, type Order } from './find-order'
import type { Reason } from './flow'
import { moveOrder } from './move-order'
import type { Price } from './price'
import { closeRefunded, refundOrder } from './refund-order'
import { flowOf, sellerOf, type Trade } from './trade'

/** What an order knows that costs nothing itself, because another one was paid for it. */
export interface BoughtFacts {
  boughtAs?: string
}

const buyingOf = ({ userId, facts }: Order) => {
  const { boughtAs } = facts as BoughtFacts
  return boughtAs === undefined ? null : { userId, orderSn: boughtAs }
}

/** What was paid for it with another order and goes back with this one; null: nothing. */
export async function boughtFor(trade: Trade, db: Db, order: Order): Promise<Price | null> {
  const which = buyingOf(order)
  if (!which) return null
  const buying = await findOrder(db, which)
  if (!flowOf(trade, buying).states.mayBecome(buying.state, 'cancelled')) return null
  const { points, gold, money } = buying
  return { points, gold, money }
}

interface GivingUp {
  reason: Reason
  at: Date
}

/** Gives back what another order paid for this one, which is given up before anybody used it. */
export async function giveBackBought(
  trade: Trade,
  tx: Db,
  order: Order,
  { reason, at }: GivingUp,
): Promise<void> {
  const which = buyingOf(order)
  if (!which) return
  const buying = await lockOrder(tx, which)
  const flow = flowOf(trade, buying)
  // what was paid has gone back already
  if (!flow.states.mayBecome(buying.state, 'cancelled')) return
  const seller = sellerOf(trade, buying.seller)
  await seller.givenUp?.(tx, buying)
  const cancelled = await moveOrder(tx, flow, buying, { to: 'cancelled', at, with: { reason } })
  await seller.release(tx, cancelled, at)
  await refundOrder(trade, tx, buying, { reason: 'cancelled', at })
  await closeRefunded(trade, tx, cancelled, at)
}
