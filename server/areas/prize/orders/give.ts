import { lockOrder, moveOrder, type OrderState } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { hasStep } from '@server/areas/programme/programme'
import { type Campaign, findCampaign } from '@server/areas/programme/programme'
import { startCard } from '../lamps/join'
import { deliver } from '../receive/deliver'
import type { Receipt } from '../receive/receipt'
import { flow } from './flow'
import { campaignOf, type Order, type OrderFacts, phoneOf, prizeOf, seller } from './order'

/** What becomes of an order that is paid: a box waits to be opened, all else is given at once. */
export async function give(tx: Db, order: Order, at: Date): Promise<OrderState> {
  const campaign = await findCampaign(tx, { key: campaignOf(order) }, at)
  if (hasStep(campaign.definition, 'open')) {
    await moveOrder(tx, flow, order, { to: 'paid', at })
    return 'paid'
  }
  if (prizeOf(order) === null) {
    await startCard(tx, campaign, order.userId, at)
    await moveOrder(tx, flow, order, { to: 'done', at })
  } else await handOut(tx, campaign, order, at)
  return 'done'
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

/** Opens a box: what was drawn when it was ordered. */
export async function openBox(tx: Db, { userId, orderSn, now }: Opening): Promise<Receipt> {
  const order = await lockOrder<OrderFacts>(tx, { userId, orderSn, seller })
  if (order.state === 'unpaid') throw new Refusal('boxUnpaid')
  if (order.state !== 'paid') throw new Refusal('boxOpened')
  return handOut(tx, await findCampaign(tx, { key: campaignOf(order) }, now), order, now)
}
