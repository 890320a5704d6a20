import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import { type Flow, type StateRule, textOf } from './flow'
import type { Order, OrderRow } from './find-order'
import type { Seller } from './seller'

interface OfOrder {
  userId: string
  orderSn: string
}

export interface Refunded {
  amount: number
  doneAt: Date | null
}

export type RefundReason = 'cancelled' | 'undelivered' | 'afterSale' | 'left'

interface Wanted extends OfOrder {
  /** In cents; without it all that has not gone back yet. */
  amount?: number
  reason: RefundReason
  at: Date
}

/** Whoever takes the money: orders know no payments. */
export interface Till {
  /** Nobody waits for this order's money any more. */
  close(tx: Db, order: OfOrder & { at: Date }): Promise<void>
  /** Returns how many cents go back. */
  refund(tx: Db, wanted: Wanted): Promise<number>
  /** What has gone back or is on its way, the oldest first. */
  refundsOf(db: Db, order: OfOrder): Promise<Refunded[]>
}

/** Who sells, and who takes the money: handed to whatever ends or goes on with orders. */
export interface Trade {
  sellers: readonly Seller[]
  till: Till
}

export function sellerOf({ sellers }: Pick<Trade, 'sellers'>, name: SellerName): Seller {
  const seller = sellers.find((one) => one.name === name)
  if (!seller) throw new Error(`Nobody sells as ${name}`)
  return seller
}

type Of = Pick<OrderRow, 'seller' | 'flow'>

export function flowOf(trade: Pick<Trade, 'sellers'>, { seller, flow }: Of): Flow {
  const found = sellerOf(trade, seller).flows[flow]
  if (!found) throw new Error(`An order of ${seller} never goes by ${flow}`)
  return found
}

export const ruleOf = (
  trade: Pick<Trade, 'sellers'>,
  order: Of & Pick<OrderRow, 'state'>,
): StateRule => flowOf(trade, order).states.of(order.state)

export const stateText = (trade: Pick<Trade, 'sellers'>, order: Omit<Order, 'lines'>) =>
  textOf(ruleOf(trade, order), order.reason)
