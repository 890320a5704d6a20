import { type Currency, debit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { OrderState } from './flow'
import type { Order } from './find-order'
import { coins } from './price'
import { sellerOf, type Trade } from './trade'

export interface Begun {
  state: OrderState
  /** What is left of what was paid with. */
  left: Partial<Record<Currency, number>>
}

/**
 * Takes the points and gold of an order that was just written. Where money is waited for it goes on
 * when that is there, else at once.
 */
export async function beginOrder(trade: Trade, tx: Db, order: Order, at: Date): Promise<Begun> {
  const seller = sellerOf(trade, order.seller)
  const left = await pay(tx, order, seller.titleOf(order), at)
  const state = order.money > 0 ? order.state : await seller.give(tx, order, at)
  return { state, left }
}

async function pay(tx: Db, order: Order, title: string, at: Date): Promise<Begun['left']> {
  const { userId, orderSn } = order
  const left: Begun['left'] = {}
  for (const currency of coins) {
    const amount = order[currency]
    if (amount === 0) continue
    const entry = { userId, currency, amount, orderSn, at, from: 'exchange', title } as const
    left[currency] = await debit(tx, entry)
  }
  return left
}
