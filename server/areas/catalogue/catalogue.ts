import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { cancelOrder } from '@server/areas/order/cancel-order'
import { findOrder, lockOrder, type Order } from '@server/areas/order/find-order'
import { moveOrder } from '@server/areas/order/move-order'
import { settledState } from '@server/areas/order/order-states'
import { fulfil } from './exchange/fulfil'

export { hasReceived } from '@server/areas/order/received'
export {
  findSold,
  lockSold,
  phoneOfRecipient,
  soldTo,
  takeBack,
} from '@server/areas/order/sold-order'

export { findGift, giveGoods, holdsKind } from './gifts'
export { listGoods } from './goods/goods-list'

export type OrderToPay = Pick<
  Order,
  'orderSn' | 'kind' | 'state' | 'title' | 'image' | 'tint' | 'number' | 'money' | 'expiresAt'
>

/** Nothing else of the order leaves with it: what is not asked for is not told. */
const toPay = (order: Order): OrderToPay => ({
  orderSn: order.orderSn,
  kind: order.kind,
  state: order.state,
  title: order.title,
  image: order.image,
  tint: order.tint,
  number: order.number,
  money: order.money,
  expiresAt: order.expiresAt,
})

export const findOrderToPay = async (db: Db, userId: string, orderSn: string) =>
  toPay(await findOrder(db, userId, orderSn))

/** The same, held until the transaction ends. */
export const lockOrderToPay = async (tx: Db, userId: string, orderSn: string) =>
  toPay(await lockOrder(tx, userId, orderSn))

interface Settlement {
  userId: string
  orderSn: string
  paidAt: Date
}

/**
 * Nothing is left to pay: the order goes on and hands out what it gives. False where it no longer
 * waits for money, and where it cannot give what was paid for: it is cancelled then.
 */
export async function settleOrder(tx: Db, { userId, orderSn, paidAt }: Settlement) {
  const order = await lockOrder(tx, userId, orderSn)
  if (order.state !== 'unpaid') return false
  try {
    await tx.transaction((step) => handOut(step, order, paidAt))
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await cancelOrder(tx, order, 'soldOut', paidAt)
    return false
  }
}

async function handOut(tx: Db, order: Order, paidAt: Date) {
  const state = settledState(order.kind)
  await moveOrder(tx, order, { to: state, at: paidAt, with: { paidAt } })
  await fulfil(tx, { ...order, state, now: paidAt })
}
