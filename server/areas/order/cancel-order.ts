import { and, eq, sql } from 'drizzle-orm'
import { kinds } from '@server/areas/holding/kinds'
import { closePayments, refundOrder } from '@server/areas/payment/payment'
import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { currencyOf } from '@server/areas/catalogue/exchange/eligibility'
import { holdings } from '@server/areas/holding/tables'
import { stateOf } from '@server/areas/holding/held'
import type { Order } from './find-order'
import { moveOrder } from './move-order'
import { putBack } from './put-back'

export type CancelReason = 'user' | 'expired' | 'soldOut'

const reasons: Record<CancelReason, string> = {
  user: '您取消了这个订单',
  expired: '超时没有付款，自动取消了',
  soldOut: '付款时已经换完，自动取消了',
}

/** Why it was cancelled, for its owner; nothing while it was not. */
export const reasonWords = ({ cancelledFor }: Pick<Order, 'cancelledFor'>): string =>
  reasons[cancelledFor as CancelReason] ?? ''

/** A course or a match is given back at the latest a day before it begins. */
const visitHours = 24

/** Gives back what the order took, as it was taken. Call it with a locked order. */
export async function cancelOrder(tx: Db, order: Order, why: CancelReason, at: Date) {
  if (order.state !== 'unpaid') await handBack(tx, order, at)
  if (order.money > 0) await endPayments(tx, order, at)
  const cancelled = await moveOrder(tx, order, {
    to: 'cancelled',
    at,
    with: { cancelledFor: why },
  })
  if (order.kind === 'goods' && (await putRightBack(tx, order))) return cancelled
  const { userId, amount, title, orderSn } = order
  // A gift took no stock of the shop: whoever gave it up has given it up.
  if (amount === 0 && order.money === 0) return cancelled
  await putBack(tx, order)
  const currency = currencyOf[order.exchangeType]
  if (amount > 0) {
    const entry = { userId, currency, amount, orderSn, at }
    await credit(tx, { ...entry, from: 'exchange', title: `退回 ${title}` })
  }
  return cancelled
}

async function endPayments(tx: Db, { state, userId, orderSn }: Order, at: Date) {
  const end = state === 'unpaid' ? closePayments : refundOrder
  await end(tx, { userId, orderSn, at })
}

/** What lies in the owner's hands goes first, and only as it was received. */
async function handBack(tx: Db, { userId, orderSn, kind }: Order, at: Date) {
  if (kinds[kind].gives === 'nothing') return
  const given = ofOrder(userId, orderSn)
  const things = await tx.select().from(holdings).where(given).for('update')
  const latest = new Date(at.getTime() + visitHours * 3600 * 1000)
  for (const thing of things) {
    const [first] = thing.facts.sessions
    if (first && new Date(first.starts_at) < latest) {
      throw new Refusal('orderMoved', `开始前 ${visitHours} 小时内不能取消了`)
    }
    if (stateOf(thing, at) !== 'usable' || thing.usedAt) {
      throw new Refusal('orderMoved', '已经使用、转赠或过期，不能退了')
    }
  }
  await tx.delete(holdings).where(given)
}

/** The parcel of a packet's right took nothing but that right, which waits again. */
async function putRightBack(tx: Db, { userId, orderSn }: Order): Promise<boolean> {
  const orderOfPacket = sql<string>`(select packet.order_sn from holdings packet
    where packet.user_id = ${userId} and packet.holding_id = ${holdings}.parent_id)`
  const waiting = await tx
    .update(holdings)
    .set({
      state: 'waiting',
      usesLeft: sql`${holdings.uses}`,
      usedAt: null,
      orderSn: orderOfPacket,
    })
    .where(ofOrder(userId, orderSn))
    .returning({ holdingId: holdings.holdingId })
  return waiting.length > 0
}

const ofOrder = (userId: string, orderSn: string) =>
  and(eq(holdings.userId, userId), eq(holdings.orderSn, orderSn))
