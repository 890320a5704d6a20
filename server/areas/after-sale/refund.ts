import { refundOrder, refundsOfOrder } from '@server/areas/payment/payment'
import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { AfterSale } from './find'
import { move } from './move'

/** Gives back what was asked for, once: an after-sale ends a single time. Call it locked. */
export async function payBack(tx: Db, afterSale: AfterSale, at: Date): Promise<AfterSale> {
  const { userId, orderSn, title, currency, amount, money } = afterSale
  if (money > 0) {
    const given = await refundOrder(tx, { userId, orderSn, amount: money, reason: 'afterSale', at })
    if (given !== money) throw new Error(`There is no payment of ${orderSn} to give back`)
  }
  if (amount > 0 && currency !== 'none') {
    const entry = { userId, currency, amount, orderSn, at }
    await credit(tx, { ...entry, from: 'exchange', title: `售后退款 ${title}` })
  }
  return move(tx, afterSale, { to: money > 0 ? 'refunding' : 'refunded', at })
}

/** Whether the provider has given back what an order is owed. */
export const moneyIsBack = async (db: Db, order: Pick<AfterSale, 'userId' | 'orderSn'>) =>
  (await refundsOfOrder(db, order)).every(({ doneAt }) => doneAt !== null)
