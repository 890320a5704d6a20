import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import { type Begun, beginOrder } from './begin'
import { boughtFor } from './bought'
import { cancelOrder, type Cancelling } from './cancel-order'
import type { Order } from './find-order'
import type { Flow } from './flow'
import { type Given, givenOf } from './given'
import { seeToLate } from './late-orders'
import type { Price } from './price'
import { closeRefunded, type Refund, refundOrder } from './refund-order'
import type { Seller } from './seller'
import { sellersOf } from './sellers-of'
import { type Settlement, settleOrder } from './settle-order'
import { soldOf, type SoldOrder, takeBackPieces } from './sold-order'
import { flowOf, type Refunded, sellerOf, stateText, type Trade } from './trade'

interface Which {
  userId: string
  orderSn: string
}

/** What goes on with an order, whoever sold it and however it is paid. */
export interface Orders {
  begin(tx: Db, order: Order, at: Date): Promise<Begun>
  settle(tx: Db, settlement: Settlement): Promise<boolean>
  cancel(tx: Db, order: Order, cancelling: Cancelling): Promise<Order>
  refund(tx: Db, order: Order, refund: Refund): Promise<void>
  /** What was paid for it with another order, and goes back with it; null: nothing. */
  boughtFor(db: Db, order: Order): Promise<Price | null>
  /** All that was paid for it has gone back. */
  closeRefunded(tx: Db, order: Order, at: Date): Promise<Order>
  seeToLate(tx: Db, which: Which, now: Date): Promise<void>
  sold(order: Order): SoldOrder
  takeBack(tx: Db, order: Order, number: number): Promise<void>
  refundsOf(db: Db, order: Which): Promise<Refunded[]>
  /** Null while its owner waits for it. */
  given(db: Db, order: Order): Promise<Given | null>
  sellerOf(order: Order): Seller
  /** By number; whoever keeps numbers of orders and lies below them asks here. */
  sellersOf(
    db: Db,
    userId: string,
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, SellerName>>
  flowOf(order: Order): Flow
  stateText(order: Order): string
}

/** Only the house knows all the sellers, and the till. */
export function openOrders(trade: Trade): Orders {
  const orders: Orders = {
    begin: (...given) => beginOrder(trade, ...given),
    settle: (...given) => settleOrder(trade, ...given),
    cancel: (...given) => cancelOrder(trade, ...given),
    refund: (...given) => refundOrder(trade, ...given),
    boughtFor: (...given) => boughtFor(trade, ...given),
    closeRefunded: (...given) => closeRefunded(trade, ...given),
    seeToLate: (...given) => seeToLate(trade, orders, ...given),
    sold: (order) => soldOf(trade, order),
    takeBack: (...given) => takeBackPieces(trade, ...given),
    refundsOf: (...given) => trade.till.refundsOf(...given),
    given: (...given) => givenOf(trade, orders, ...given),
    sellerOf: ({ seller }) => sellerOf(trade, seller),
    sellersOf,
    flowOf: (order) => flowOf(trade, order),
    stateText: (order) => stateText(trade, order),
  }
  return orders
}
