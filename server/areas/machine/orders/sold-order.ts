import type { Db } from '@server/database/database'
import { findOrder, lockOrder, type MachineOrder } from './find-order'
import { textOf } from './states'

/** What those who look after sold goods may know of an order. */
export const findSold = async (db: Db, userId: string, orderSn: string) =>
  present(await findOrder(db, userId, orderSn))

/** The same, held until the transaction ends. */
export const lockSold = async (tx: Db, userId: string, orderSn: string) =>
  present(await lockOrder(tx, userId, orderSn))

const present = (order: MachineOrder) => ({
  userId: order.userId,
  orderSn: order.orderSn,
  title: order.title,
  image: order.image,
  tint: order.tint,
  number: 1,
  currency: order.pay === 'points' || order.pay === 'gold' ? order.pay : ('none' as const),
  amount: order.pay === 'money' || order.pay === 'none' ? 0 : order.amount,
  money: order.pay === 'money' ? order.amount : 0,
  receivedAt: order.deliveredAt,
  city: '',
  district: '',
  against: reasonAgainst(order),
})

/** Where the machine gave nothing, everything goes back by itself. */
function reasonAgainst({ kind, state, reason }: MachineOrder): string {
  if (kind === 'test') return '货道测试没有售后'
  if (state === 'delivered') return ''
  const text = textOf(state, reason)
  return state === 'unpaid' || state === 'commanded' || state === 'delivering'
    ? `订单${text}，请等机器有了结果再申请`
    : `订单${text}，不用再申请售后`
}
