import { debit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { OrderState } from './flow'
import type { Order } from './find-order'
import { amountOf, currencyOf } from './price'
import { sellerOf, type Trade } from './trade'

export interface Begun {
  state: OrderState
  /** What is left of the currency; null where none was paid. */
  balance: number | null
}

/**
 * Takes the points and gold of an order that was just written. Where money is waited for it goes on
 * when that is there, else at once.
 */
export async function beginOrder(trade: Trade, tx: Db, order: Order, at: Date): Promise<Begun> {
  const seller = sellerOf(trade, order.seller)
  const balance = await pay(tx, order, seller.titleOf(order), at)
  const state = order.money > 0 ? order.state : await seller.give(tx, order, at)
  return { state, balance }
}

async function pay(tx: Db, order: Order, title: string, at: Date): Promise<number | null> {
  const amount = amountOf(order)
  if (amount === 0) return null
  const { userId, orderSn } = order
  const currency = currencyOf(order)
  return debit(tx, { userId, currency, amount, orderSn, at, from: 'exchange', title })
}
