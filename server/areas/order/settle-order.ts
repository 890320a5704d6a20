import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import { cancelOrder } from './cancel-order'
import { lockOrder } from './find-order'
import { keepOrder } from './move-order'
import { sellerOf, type Trade } from './trade'

export interface Settlement {
  userId: string
  orderSn: string
  paidAt: Date
}

/**
 * The money is there, and the order goes on. False where it no longer waits for money, and where it
 * cannot give what was paid for: it is cancelled then.
 */
export async function settleOrder(
  trade: Trade,
  tx: Db,
  { userId, orderSn, paidAt }: Settlement,
): Promise<boolean> {
  const order = await lockOrder(tx, { userId, orderSn })
  if (order.state !== 'unpaid') return false
  const reached = { ...order.reached, paid: paidAt.toISOString() }
  const paid = { ...order, paidAt, reached }
  try {
    await savepoint(tx, async (step) => {
      await keepOrder(step, order, { paidAt, reached })
      await sellerOf(trade, order.seller).give(step, paid, paidAt)
    })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await cancelOrder(trade, tx, order, { reason: 'soldOut', at: paidAt })
    return false
  }
}
