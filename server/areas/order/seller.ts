import type { AfterSaleKind } from '@contract/after-sale'
import type { SellerName } from '@contract/order'
import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import type { Flow, OrderState } from './flow'
import type { Line, Order } from './find-order'
import type { Given } from './given'
import type { Orders } from './orders'
import type { Price } from './price'
import type { Thing } from './virtual'

type ToPay = Out<'/tp5/api/OrderPay/detail'>

/** What somebody wants, by which the seller knows it, and what it would cost now. */
export interface Offer {
  item: string
  number: number
  price: Price
}

/** What can be done when something is wrong with what was sold. */
export interface AfterSaleRule {
  kinds: readonly AfterSaleKind[]
  /** Which reasons can be given. */
  reasons: 'parcel' | 'machine' | 'right'
  /** Why nothing can be done about it, in words for the person; empty where something can. */
  against: string
  /** When what never came by a carrier was in its owner's hands. */
  givenAt?: Date
}

/** A counter of the mall: what differs from one way of selling to another. */
export interface Seller<Wish = never, Held = never> {
  name: SellerName
  /** What an order of it may bring its owner. */
  things(db: Db, order: Order): Promise<readonly Thing[]>
  /** Its ways from an order to the end, by name. */
  flows: Readonly<Record<string, Flow>>
  /** How long a price is promised. */
  ticketSeconds: number
  /** What the wallet says of points and gold that were paid. */
  titleOf: (order: Order) => string
  /** What it would cost now; refuses where it cannot be had. */
  offer(db: Db, wish: Wish): Promise<Offer>
  /** Takes it out of the stock and writes the order, or refuses. */
  hold(tx: Db, wanted: Held): Promise<Order>
  /** The order has been cancelled: what it held goes back. */
  release(tx: Db, order: Order, at: Date): Promise<void>
  /** Nothing is left to pay: the order goes on. Returns the state it is in then. */
  give(tx: Db, order: Order, at: Date): Promise<OrderState>
  /** Takes back what was given, or refuses, before an order that was paid is cancelled. */
  takeBack?(tx: Db, order: Order, at: Date): Promise<void>
  /** What it gave is given up before it was used: refuses where what was paid may not go back. */
  givenUp?(tx: Db, order: Order): Promise<void>
  /** So many pieces of a line have come back. */
  restock?(tx: Db, line: Line, number: number): Promise<void>
  /** The order has waited too long in a state that is left to the seller. */
  late?(orders: Orders, tx: Db, order: Order, at: Date): Promise<void>
  /** Where not its flow alone says whether and how it was given. */
  given?(orders: Orders, db: Db, order: Order): Promise<Given | null>
  /** What lies in the owner's hands because of it. */
  gave?(db: Db, order: Order): Promise<{ holding_id: string; title: string }[]>
  /** What of it went back since, the oldest first. */
  gaveBack?(db: Db, order: Order): Promise<{ text: string; at: Date }[]>
  /** Something of what was paid goes back. */
  paidBack?(tx: Db, order: Order, back: Price, at: Date): Promise<void>
  /** All that was paid for an order has gone back: what it gave is its owner's no longer. */
  closed?(tx: Db, order: Order): Promise<void>
  afterSale: (order: Order) => AfterSaleRule
  /** What whoever pays is told besides. */
  told: (order: Order) => Pick<ToPay, 'kind' | 'machine'>
}
