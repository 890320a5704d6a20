import {
  type AfterSaleRule,
  nothing,
  type Order as AnyOrder,
  type Seller,
} from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  type Campaign,
  findCampaign,
  type Pay,
  priceOn,
  type StockedPrize,
} from '@server/areas/programme/programme'
import { flow } from './flow'
import { give, given } from './give'
import { type Buying, hold, release } from './hold'
import { type Order, seller } from './order'
import { thingsOfOrder } from './things'

interface Wish {
  campaign: Campaign
  /** Null where one is drawn, or where a card is bought. */
  chosen: StockedPrize | null
  pay: Pay
  platform: Platform
}

const afterSale: AfterSaleRule = {
  kinds: [],
  reasons: 'parcel',
  against: () => '活动里买到的不走售后，收到的商品请到它自己的订单里申请',
}

/** What campaigns sell: prizes, boxes and cards. The page of a campaign says what they cost. */
export const counter = {
  name: seller,
  things,
  flows: { campaign: flow },
  /** Bought at once: no price is promised beforehand. */
  ticketSeconds: 0,
  titleOf: ({ lines: [{ title }] }) => title,
  offer: async (_db: Db, wish: Wish) => ({
    item: wish.chosen?.key ?? '',
    number: 1,
    price: { ...nothing, [wish.pay]: priceOf(wish) },
  }),
  hold,
  release: (tx, order) => release(tx, order as Order),
  give: (tx, order, at) => give(tx, order as Order, at),
  given: (orders, db, order) => given(orders, db, order as Order),
  afterSale,
  told: () => ({ kind: null, machine: null }),
} satisfies Seller<Wish, Buying>

function priceOf({ campaign: { definition }, chosen, pay, platform }: Wish): number {
  const amount = (chosen?.price ?? definition.price)[pay]
  if (amount === undefined) throw new Refusal('payWrong')
  if (priceOn(definition, chosen, platform)[pay] === undefined) throw new Refusal('notOnIos')
  return amount
}

async function things(db: Db, order: AnyOrder) {
  const { counter: key, createdAt } = order
  return thingsOfOrder(await findCampaign(db, { key }, createdAt), order)
}
