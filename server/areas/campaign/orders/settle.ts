import { and, eq, lte } from 'drizzle-orm'
import { closePayments, refundOrder } from '@server/areas/payment/payment'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import { type Campaign, findCampaign } from '../find'
import { hasStep } from '../definition'
import { startCard } from '../lamps/join'
import { deliver } from '../receive/deliver'
import { undraw } from '../receive/guarantee'
import type { Receipt } from '../receive/receipt'
import { putBack } from '../receive/stock'
import { uncount } from '../rules/limits'
import { campaignOrders } from '../tables'
import { isOrder, lockOrder, type Order } from './order'

type Known = Partial<Pick<Order, 'state' | 'paidAt' | 'endedAt' | 'receiptId' | 'expiresAt'>>

async function keep(tx: Db, { userId, orderSn }: Order, known: Known): Promise<Order> {
  const [order] = await tx
    .update(campaignOrders)
    .set(known)
    .where(isOrder(userId, orderSn))
    .returning()
  return order!
}

/** What becomes of an order that is paid: a box waits to be opened, all else is given at once. */
export async function goOn(tx: Db, campaign: Campaign, order: Order, now: Date) {
  const paid = { paidAt: now, expiresAt: null }
  if (hasStep(campaign.definition, 'open')) return keep(tx, order, { ...paid, state: 'paid' })
  if (order.prizeKey === null) {
    await startCard(tx, campaign, order.userId, now)
    return keep(tx, order, { ...paid, state: 'done', endedAt: now })
  }
  const { receiptId } = await give(tx, campaign, order, now)
  return keep(tx, order, { ...paid, state: 'done', endedAt: now, receiptId })
}

/** What it held goes to its owner. */
async function give(tx: Db, campaign: Campaign, order: Order, now: Date): Promise<Receipt> {
  const { userId, phone, facts } = order
  const prize = campaign.prizes.find((one) => one.key === order.prizeKey)
  if (!prize) throw new Refusal('prizesGone', '这份奖品已经下架')
  const receiptId = uuidv7(now.getTime())
  const { addressId } = facts
  return deliver(tx, { campaign, prize, receiptId, userId, phone, addressId, now })
}

/** Opens a box: what was drawn when it was ordered. */
export async function openBox(
  tx: Db,
  { userId, orderSn, now }: { userId: string; orderSn: string; now: Date },
): Promise<Receipt> {
  const order = await lockOrder(tx, userId, orderSn)
  if (order.state === 'unpaid') throw new Refusal('boxUnpaid')
  if (order.state !== 'paid') throw new Refusal('boxOpened')
  const campaign = await findCampaign(tx, { key: order.campaignKey }, now)
  const receipt = await give(tx, campaign, order, now)
  await keep(tx, order, { state: 'done', endedAt: now, receiptId: receipt.receiptId })
  return receipt
}

/** Gives back what an order held. Call it with the order locked. */
export async function cancelOrder(tx: Db, order: Order, now: Date): Promise<Order> {
  const { userId, orderSn, campaignKey, prizeKey, heldOn, facts, state } = order
  const end = state === 'unpaid' ? closePayments : refundOrder
  if (order.pay === 'money') await end(tx, { userId, orderSn, at: now })
  if (prizeKey !== null) await putBack(tx, campaignKey, prizeKey, heldOn)
  await uncount(tx, campaignKey, facts.counted)
  if (facts.drawing) await undraw(tx, campaignKey, userId, facts.drawing)
  return keep(tx, order, { state: 'cancelled', endedAt: now, expiresAt: null })
}

/** The money is there. False where the order no longer waits for it, or cannot give what it sold. */
export async function settleOrder(
  tx: Db,
  { userId, orderSn, paidAt }: { userId: string; orderSn: string; paidAt: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, userId, orderSn)
  if (order.state !== 'unpaid') return false
  try {
    await tx.transaction(async (step) => {
      const campaign = await findCampaign(step, { key: order.campaignKey }, paidAt)
      await goOn(step, campaign, order, paidAt)
    })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await cancelOrder(tx, order, paidAt)
    return false
  }
}

/** Orders that wait for money too long give back what they hold, one at a time. Returns how many. */
export async function cancelUnpaid(tx: Db, now: Date): Promise<number> {
  const late = await tx
    .select()
    .from(campaignOrders)
    .where(and(eq(campaignOrders.state, 'unpaid'), lte(campaignOrders.expiresAt, now)))
    .orderBy(campaignOrders.expiresAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [order] = late
  if (!order) return 0
  await cancelOrder(tx, order, now)
  return 1
}
