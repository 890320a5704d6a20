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
import { findCampaign, hasStep, lockCampaign } from '@server/areas/programme/programme'
import { deliver, drawFor, findReceipt, type Receipt, startCard } from '@server/areas/prize/prize'
import { flow } from './flow'
import { confirmBox } from './hold'
import { type Order, type OrderFacts, phoneOf, prizeOf, seller, soldAs } from './order'

/** What becomes of an order that is paid: a box waits to be opened, all else is given at once. */
export async function give(tx: Db, order: Order, at: Date): Promise<OrderState> {
  const campaign = await findCampaign(tx, soldAs(order), at)
  if (hasStep(campaign.definition, 'open')) {
    if (isUndrawn(order)) await confirmBox(tx, order, at)
    await moveOrder(tx, flow, order, { to: 'paid', at })
    return 'paid'
  }
  if (isUndrawn(order)) await handOut(tx, await drawOrder(tx, order, at), at)
  else if (prizeOf(order) !== null) await handOut(tx, order, at)
  else {
    await startCard(tx, campaign, order.userId, at)
    await moveOrder(tx, flow, order, { to: 'done', at })
  }
  return 'done'
}

const isUndrawn = ({ facts }: Order) => facts.drawn === null

/** Only now something is drawn, and taken from what others can draw. */
async function drawOrder(tx: Db, order: Order, now: Date): Promise<Order> {
  const { userId, orderSn, facts } = order
  const { key, version } = soldAs(order)
  const campaign = await lockCampaign(tx, key, now, version)
  const { ownSeed = '' } = facts
  const drawing = { userId, drawnFor: orderSn, ownSeed, now }
  const { prize, drawId } = await drawFor(tx, campaign, drawing)
  return { ...order, facts: { ...facts, drawn: prize.key, drawId, heldOn: businessDay(now) } }
}

/** What it held goes to its owner, and the order is done. */
async function handOut(tx: Db, order: Order, now: Date): Promise<Receipt> {
  const { userId, facts } = order
  const campaign = await findCampaign(tx, soldAs(order), now)
  const prize = campaign.prizes.find((one) => one.key === prizeOf(order))
  if (!prize) throw new Refusal('prizesGone', '这份奖品已经下架')
  const receiptId = uuidv7(now.getTime())
  const { addressId, drawId = null } = facts
  const owner = { userId, phone: phoneOf(order), addressId }
  const { orderSn, lines, points, gold, money } = order
  const bought = lines[0].item ? { orderSn, price: { points, gold, money } } : undefined
  const receipt = await deliver(tx, { campaign, prize, receiptId, ...owner, bought, drawId, now })
  const known = { facts: { ...facts, receiptId } }
  await moveOrder(tx, flow, order, { to: 'done', at: now, with: known })
  return receipt
}

interface Opening {
  userId: string
  orderSn: string
  now: Date
}

/** Opens a box, which is when it is drawn. */
export async function openBox(tx: Db, { userId, orderSn, now }: Opening): Promise<Receipt> {
  const order = await lockOrder<OrderFacts>(tx, { userId, orderSn, seller })
  if (order.state === 'unpaid') throw new Refusal('boxUnpaid')
  if (order.state !== 'paid') throw new Refusal('boxOpened')
  return handOut(tx, isUndrawn(order) ? await drawOrder(tx, order, now) : order, now)
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
