import { countAtCounter, ordersIn, type Price, writeOrder } from '@server/areas/order/order'
import { businessDay } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import {
  available,
  type Campaign,
  linkOf,
  lockCampaign,
  type StockedPrize,
} from '@server/areas/programme/programme'
import {
  countLimits,
  markReturned,
  type Person,
  pictureOf,
  pictureOfPrize,
  putBack,
  refuseEmptyPromise,
  sealPhoneOf,
  takePrize,
  uncount,
} from '@server/areas/prize/prize'
import { Refusal } from '@server/call/refusal'
import { flow } from './flow'
import { campaignOf, type Order, type OrderFacts, prizeOf, seller } from './order'

/** How long an order waits for money, and keeps its prize or its box meanwhile. */
const unpaidSeconds = 15 * 60

export interface Buying {
  campaign: Campaign
  person: Person
  /** Null where one is drawn, or where a card is bought. */
  chosen: StockedPrize | null
  addressId: number | null
  price: Price
  /** For what is drawn. */
  ownSeed: string
  key: DataKey
  now: Date
}

/** A prize out of the stock or one box of all that there are, and what counts against limits. */
export async function hold(tx: Db, buying: Buying): Promise<Order> {
  const { campaign, person, chosen, addressId, price, ownSeed, key, now } = buying
  const { definition } = campaign
  const boxed = !chosen && !definition.card
  if (boxed) await keepBox(tx, buying)
  else if (chosen) await takePrize(tx, campaign, { prize: chosen, now })
  const counted = definition.card
    ? []
    : await countLimits(tx, { campaign, prize: chosen, subjects: person.subjects, now })
  const facts = {
    ...{ counted, addressId, link: linkOf(definition), heldOn: businessDay(now) },
    version: campaign.version,
    ...(definition.refund && { refund: definition.refund }),
    ...(boxed && { drawn: null, ownSeed }),
    phone: sealPhoneOf(key, person.userId, person.phone).toString('base64'),
  }
  return writeOrder<OrderFacts>(tx, {
    ...{ userId: person.userId, seller, flow: 'campaign', state: 'unpaid', facts, ...price },
    counter: campaign.key,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
    paidAt: price.money > 0 ? null : now,
    unpaid: flow.unpaid,
    lines: [
      {
        item: chosen?.key ?? '',
        title: chosen?.name ?? definition.title,
        image: chosen ? pictureOfPrize(chosen) : pictureOf(definition.share.picture),
        tint: (chosen ?? definition.look).tint,
        number: 1,
        ...price,
      },
    ],
  })
}

/**
 * What lies in a box is drawn when it is opened, so only that there is one more than are waited for,
 * and that its buyer has opened the one before. The campaign stays locked until the order is written,
 * for others to count it.
 */
async function keepBox(tx: Db, { campaign: { key }, person: { userId }, now }: Buying) {
  const campaign = await lockCampaign(tx, key, now)
  const [mine] = await ordersIn(tx, { userId, seller, counter: key, states: ['paid'] })
  if (mine) throw new Refusal('boxWaits')
  const boxes = boxesIn(campaign)
  const waited = await countAtCounter(tx, { seller, counter: key, states: ['unpaid', 'paid'] })
  if (boxes === 0) throw new Refusal('prizesGone', campaign.definition.words.soldOut)
  if (boxes <= waited) throw new Refusal('prizesGone', '剩下的都有人先要了，过一刻钟再来看看')
  await refuseEmptyPromise(tx, campaign, userId)
}

/** The money is there: the box is its buyer's as long as there is one for everybody who has paid. */
export async function confirmBox(tx: Db, order: Order, at: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignOf(order), at)
  const waited = await countAtCounter(tx, { seller, counter: campaign.key, states: ['paid'] })
  if (boxesIn(campaign) <= waited)
    throw new Refusal('prizesGone', campaign.definition.words.soldOut)
}

const boxesIn = ({ prizes }: Campaign) =>
  prizes.reduce((total, prize) => total + available(prize), 0)

/** The prize is there for others again, and nothing counts against the buyer. */
export async function release(tx: Db, order: Order): Promise<void> {
  const { facts } = order
  const [campaignKey, prizeKey] = [campaignOf(order), prizeOf(order)]
  if (prizeKey !== null) await putBack(tx, campaignKey, prizeKey, facts.heldOn)
  await uncount(tx, campaignKey, facts.counted)
  if (facts.receiptId) await markReturned(tx, order.userId, facts.receiptId)
}
