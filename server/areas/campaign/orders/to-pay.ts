import type { Db } from '@server/database/database'
import { findOrder, lockOrder, type Order } from './order'

/** What a payment has to know of an order of a campaign. */
const toPay = ({ orderSn, title, picture, tint, amount, pay, state, expiresAt }: Order) => ({
  orderSn,
  title,
  image: picture,
  tint,
  number: 1,
  money: pay === 'money' ? amount : 0,
  state,
  expiresAt,
})

export const findOrderToPay = async (db: Db, userId: string, orderSn: string) =>
  toPay(await findOrder(db, userId, orderSn))

/** The same, held until the transaction ends. */
export const lockOrderToPay = async (tx: Db, userId: string, orderSn: string) =>
  toPay(await lockOrder(tx, userId, orderSn))
