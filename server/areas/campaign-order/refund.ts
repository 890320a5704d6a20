import { endOfDayAfter, dayMs } from '@server/calendar'
import { takeBackGift } from '@server/areas/catalogue/catalogue'
import { endCard, lockReceipt, markReturned, receivedSince } from '@server/areas/prize/prize'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { campaignOf, type Order } from './order'

/** Until when what was bought can be given back, where it can; null: there is no end to it. */
interface Refundable {
  until: Date | null
}

/** What the rules say that it was sold under; whether it was used shows when it is taken back. */
export function refundOf({ state, facts, paidAt }: Order, now: Date): Refundable | null {
  if (state === 'paid') return { until: null }
  if (state !== 'done' || !facts.refund || !paidAt) return null
  const { within } = facts.refund
  const until =
    within === 'day' ? endOfDayAfter(paidAt, 0) : new Date(paidAt.getTime() + within * dayMs)
  return now <= until ? { until } : null
}

/** Takes back what an order gave, or refuses where the time is over or something of it was used. */
export async function takeBack(tx: Db, order: Order, at: Date): Promise<void> {
  const refundable = refundOf(order, at)
  if (!refundable) throw new Refusal('notRefundable', whyNot(order))
  if (order.state === 'paid') return
  const { userId, facts } = order
  if (facts.receiptId) return takeBackPrize(tx, { userId, receiptId: facts.receiptId }, at)
  const card = { userId, campaignKey: campaignOf(order), at }
  const since = await endCard(tx, card)
  if (await receivedSince(tx, { ...card, since }))
    throw new Refusal('notRefundable', '这张卡已经领过了，不能再退')
}

const whyNot = ({ facts }: Order) =>
  facts.refund ? '能退款的时间已经过了' : '打开或领到以后不能直接退款，有问题可以申请售后'

interface OfReceipt {
  userId: string
  receiptId: string
}

async function takeBackPrize(tx: Db, { userId, receiptId }: OfReceipt, at: Date) {
  const { orderSn } = await lockReceipt(tx, userId, receiptId)
  if (!orderSn) throw new Refusal('notRefundable')
  await takeBackGift(tx, { userId, orderSn }, at)
  await markReturned(tx, userId, receiptId)
}
