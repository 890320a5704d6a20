import {
  findOrder,
  type Given,
  givenBy,
  lockOrder,
  moveOrder,
  type Orders,
  type OrderState,
} from '@server/areas/order/order'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import {
  type Campaign,
  findCampaign,
  hasStep,
  lockCampaign,
} from '@server/areas/programme/programme'
import { startCard } from '../lamps/join'
import { deliver } from '../receive/deliver'
import { drawFor } from '../receive/guarantee'
import type { Receipt } from '../receive/receipt'
import { findReceipt } from '../receive/receipts'
import { flow } from './flow'
import { campaignOf, type Order, type OrderFacts, phoneOf, prizeOf, seller } from './order'

/** What becomes of an order that is paid: a box waits to be opened, all else is given at once. */
export async function give(tx: Db, paid: Order, at: Date): Promise<OrderState> {
  const campaign = await findCampaign(tx, { key: campaignOf(paid) }, at)
  const order = paid.facts.drawn === null ? await fillBox(tx, paid, at) : paid
  if (hasStep(campaign.definition, 'open')) {
    await moveOrder(tx, flow, order, { to: 'paid', at, with: { facts: order.facts } })
    return 'paid'
  }
  if (prizeOf(order) === null) {
    await startCard(tx, campaign, order.userId, at)
    await moveOrder(tx, flow, order, { to: 'done', at })
  } else await handOut(tx, campaign, order, at)
  return 'done'
}

/** Only now something is drawn, and taken from what others can draw. */
async function fillBox(tx: Db, order: Order, at: Date): Promise<Order> {
  const campaign = await lockCampaign(tx, campaignOf(order), at)
  const { key } = await drawFor(tx, campaign, order.userId, at)
  return { ...order, facts: { ...order.facts, drawn: key, heldOn: businessDay(at) } }
}

/** What it held goes to its owner, and the order is done. */
async function handOut(tx: Db, campaign: Campaign, order: Order, now: Date): Promise<Receipt> {
  const { userId, facts } = order
  const prize = campaign.prizes.find((one) => one.key === prizeOf(order))
  if (!prize) throw new Refusal('prizesGone', '这份奖品已经下架')
  const receiptId = uuidv7(now.getTime())
  const { addressId } = facts
  const phone = phoneOf(order)
  const receipt = await deliver(tx, { campaign, prize, receiptId, userId, phone, addressId, now })
  const known = { facts: { ...facts, receiptId } }
  await moveOrder(tx, flow, order, { to: 'done', at: now, with: known })
  return receipt
}

interface Opening {
  userId: string
  orderSn: string
  now: Date
}

/** Opens a box: what was drawn when it was paid. */
export async function openBox(tx: Db, { userId, orderSn, now }: Opening): Promise<Receipt> {
  const order = await lockOrder<OrderFacts>(tx, { userId, orderSn, seller })
  if (order.state === 'unpaid') throw new Refusal('boxUnpaid')
  if (order.state !== 'paid') throw new Refusal('boxOpened')
  return handOut(tx, await findCampaign(tx, { key: campaignOf(order) }, now), order, now)
}

/** A prize that is posted is given with its own order, and waits for an address before that. */
export async function given(orders: Orders, db: Db, order: Order): Promise<Given | null> {
  const { userId, facts } = order
  if (!facts.receiptId) return givenBy(flow, order)
  const receipt = await findReceipt(db, userId, facts.receiptId)
  if (receipt.state === 'waiting') return null
  if (!receipt.orderSn) return givenBy(flow, order)
  return orders.given(db, await findOrder(db, { userId, orderSn: receipt.orderSn }))
}
