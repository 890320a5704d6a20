import { type Price, writeOrder } from '@server/areas/order/order'
import { businessDay } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Campaign, linkOf, type StockedPrize } from '@server/areas/programme/programme'
import { drawFor, undraw } from '../receive/guarantee'
import type { Person } from '../receive/person'
import { pictureOf, sealPhoneOf } from '../receive/receipt'
import { putBack, takeChosen } from '../receive/stock'
import { countLimits, uncount } from '../rules/limits'
import { campaignOf, type Order, type OrderFacts, prizeOf, seller } from './order'

/** How long an order waits for money, and holds its prize meanwhile. */
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

/** A prize out of the stock, and what counts against the buyer's limits. */
export async function hold(tx: Db, buying: Buying): Promise<Order> {
  const { campaign, person, addressId, price, key, now } = buying
  const { definition } = campaign
  const { prize, drawing } = await takePrize(tx, buying)
  const counted = definition.card
    ? []
    : await countLimits(tx, { campaign, prize, subjects: person.subjects, now })
  const facts = {
    ...{ counted, drawing, addressId, link: linkOf(definition), heldOn: businessDay(now) },
    phone: sealPhoneOf(key, person.userId, person.phone).toString('base64'),
  }
  return writeOrder<OrderFacts>(tx, {
    ...{ userId: person.userId, seller, flow: 'campaign', state: 'unpaid', facts, ...price },
    counter: campaign.key,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
    paidAt: price.money > 0 ? null : now,
    lines: [
      {
        item: prize?.key ?? '',
        title: prize && definition.pick === 'choose' ? prize.name : definition.title,
        image: pictureOf(definition.share.picture),
        tint: definition.look.tint,
        number: 1,
        ...price,
      },
    ],
  })
}

async function takePrize(tx: Db, { campaign, person, chosen, now }: Buying) {
  if (campaign.definition.card) return { prize: null, drawing: null }
  if (!chosen) return drawFor(tx, campaign, person.userId, now)
  await takeChosen(tx, campaign, chosen, now)
  return { prize: chosen, drawing: null }
}

/** The prize is there for others again, and nothing counts against the buyer. */
export async function release(tx: Db, order: Order): Promise<void> {
  const { userId, facts } = order
  const [campaignKey, prizeKey] = [campaignOf(order), prizeOf(order)]
  if (prizeKey !== null) await putBack(tx, campaignKey, prizeKey, facts.heldOn)
  await uncount(tx, campaignKey, facts.counted)
  if (facts.drawing) await undraw(tx, campaignKey, userId, facts.drawing)
}
