import { countAtCounter, type Price, writeOrder } from '@server/areas/order/order'
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
import { Refusal } from '@server/call/refusal'
import { refuseEmptyPromise } from '../receive/guarantee'
import type { Person } from '../receive/person'
import { pictureOf, sealPhoneOf } from '../receive/receipt'
import { putBack, takePrize } from '../receive/stock'
import { countLimits, uncount } from '../rules/limits'
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
  key: DataKey
  now: Date
}

/** A prize out of the stock or one box of all that there are, and what counts against limits. */
export async function hold(tx: Db, buying: Buying): Promise<Order> {
  const { campaign, person, chosen, addressId, price, key, now } = buying
  const { definition } = campaign
  const boxed = !chosen && !definition.card
  if (boxed) await keepBox(tx, buying)
  else if (chosen) await takePrize(tx, campaign, { prize: chosen, now })
  const counted = definition.card
    ? []
    : await countLimits(tx, { campaign, prize: chosen, subjects: person.subjects, now })
  const facts = {
    ...{ counted, addressId, link: linkOf(definition), heldOn: businessDay(now) },
    ...(boxed && { drawn: null }),
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
        image: pictureOf(definition.share.picture),
        tint: definition.look.tint,
        number: 1,
        ...price,
      },
    ],
  })
}

/**
 * Nobody knows what lies in a box before it is paid, so only that there is one more than are waited
 * for. The campaign stays locked until the order is written, for others to count it.
 */
async function keepBox(tx: Db, { campaign: { key }, person, now }: Buying) {
  const campaign = await lockCampaign(tx, key, now)
  const boxes = campaign.prizes.reduce((total, prize) => total + available(prize), 0)
  const waited = await countAtCounter(tx, { seller, counter: key, states: ['unpaid'] })
  if (boxes === 0) throw new Refusal('prizesGone', campaign.definition.words.soldOut)
  if (boxes <= waited) throw new Refusal('prizesGone', '剩下的都有人在付款，过一刻钟再来看看')
  await refuseEmptyPromise(tx, campaign, person.userId)
}

/** The prize is there for others again, and nothing counts against the buyer. */
export async function release(tx: Db, order: Order): Promise<void> {
  const { facts } = order
  const [campaignKey, prizeKey] = [campaignOf(order), prizeOf(order)]
  if (prizeKey !== null) await putBack(tx, campaignKey, prizeKey, facts.heldOn)
  await uncount(tx, campaignKey, facts.counted)
}
