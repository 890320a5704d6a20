import type { Db } from '@server/database/database'
import { commandOrder } from './command-order'
import { findOrder, lockOrder, type MachineOrder } from './find-order'

/** An order at a machine as whoever takes the money sees it. */
export interface OrderToPay {
  orderSn: string
  machineId: number
  offlineGoodsId: number
  standing: 'waiting' | 'settled' | 'cancelled'
  title: string
  image: string
  tint: MachineOrder['tint']
  number: number
  /** In cents. */
  money: number
  /** Until when it waits for money. */
  expiresAt: Date | null
}

export const findOrderToPay = async (db: Db, userId: string, orderSn: string) =>
  asToPay(await findOrder(db, userId, orderSn))

/** The same, held until the transaction ends. */
export const lockOrderToPay = async (tx: Db, userId: string, orderSn: string) =>
  asToPay(await lockOrder(tx, userId, orderSn))

interface Settlement {
  userId: string
  orderSn: string
  paidAt: Date
}

/** The money is there: the machine is told to open. False where the order no longer waits for it. */
export async function settleOrder(tx: Db, { userId, orderSn, paidAt }: Settlement) {
  const order = await lockOrder(tx, userId, orderSn)
  if (order.state !== 'unpaid') return false
  await commandOrder(tx, order, paidAt)
  return true
}

function asToPay(order: MachineOrder): OrderToPay {
  const { orderSn, machineId, offlineGoodsId, title, image, tint, pay, amount } = order
  return {
    ...{ orderSn, machineId, offlineGoodsId, title, image, tint },
    standing: standingOf(order),
    number: 1,
    money: pay === 'money' ? amount : 0,
    expiresAt: order.state === 'unpaid' ? order.deadlineAt : null,
  }
}

function standingOf({ state, paidAt }: MachineOrder) {
  if (state === 'unpaid') return 'waiting'
  return paidAt ? 'settled' : 'cancelled'
}
