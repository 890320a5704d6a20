import { eq } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { findRecipient } from '@server/areas/address/address'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Ports } from '../area'
import { refuseOverAccount } from './account'
import { cartLines, sumOf } from './cart'
import { orderRules } from './rules'
import { refillCounter } from './seller'
import { refillCarts } from './tables'

interface Asking {
  userId: string
  now: Date
}

/** Whoever holds the lines of a cart orders them: a second tap finds none. */
const lockCart = (tx: Db, userId: string) =>
  tx.select().from(refillCarts).where(eq(refillCarts.userId, userId)).for('update')

export async function placeOrder(
  orders: Ports['orders'],
  tx: Db,
  { address_id, pay, sum }: Parsed<'/tp5/api/FranchiseOrder/store'>,
  { userId, now }: Asking,
): Promise<Out<'/tp5/api/FranchiseOrder/store'>> {
  const place = await findRecipient({ db: tx, userId }, address_id)
  await lockCart(tx, userId)
  const [first, ...others] = await cartLines(tx, userId)
  if (!first) throw new Refusal('cartEmpty')
  const lines = [first, ...others] as const
  if (sumOf(lines) !== sum) throw new Refusal('sumChanged')
  if (sum < orderRules.least) throw new Refusal('cartShort')
  if (pay === 'account') await refuseOverAccount(tx, userId, sum)
  await tx.delete(refillCarts).where(eq(refillCarts.userId, userId))
  const order = await refillCounter.hold(tx, { userId, pay, lines, place, now })
  const { state } = await orders.begin(tx, order, now)
  return { order_sn: order.orderSn, state: state as 'unpaid' | 'paid', to_pay: order.money }
}
