import { spokenOf } from '@server/areas/after-sale/after-sale'
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
import { type Order, seller, soldAs } from './order'
import { takeBack } from './refund'
import { thingsOfOrder } from './things'

interface Wish {
  campaign: Campaign
  /** Null where one is drawn, or where a card is bought. */
  chosen: StockedPrize | null
  pay: Pay
  platform: Platform
}

const notYet: Partial<Record<AnyOrder['state'], string>> = {
  unpaid: '订单还没有付款，可以直接取消',
  paid: '没打开的盒子可以在“活动订单”里直接全额退款',
  cancelled: '订单已取消，不用再申请售后',
  refunded: '订单已经全额退款了',
}

/** What nobody gives back by a button, a person of the house looks at. */
const afterSale = ({ state }: AnyOrder): AfterSaleRule => ({
  kinds: ['refund'],
  reasons: 'right',
  against: notYet[state] ?? '',
})

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
  takeBack: (tx, order, at) => takeBack(tx, order as Order, at),
  givenUp: refuseSpoken,
  given: (orders, db, order) => given(orders, db, order as Order),
  afterSale,
  told: () => ({ kind: null, machine: null }),
} satisfies Seller<Wish, Buying>

/** What was spoken of in an after-sale goes back by that, and once. */
async function refuseSpoken(tx: Db, { userId, orderSn }: AnyOrder) {
  if ((await spokenOf(tx, userId, orderSn)).number > 0)
    throw new Refusal('afterSaleOpen', '这一份在活动订单里申请过售后，请到售后进度里查看')
}

function priceOf({ campaign: { definition }, chosen, pay, platform }: Wish): number {
  const amount = (chosen?.price ?? definition.price)[pay]
  if (amount === undefined) throw new Refusal('payWrong')
  if (priceOn(definition, chosen, platform)[pay] === undefined) throw new Refusal('notOnIos')
  return amount
}

async function things(db: Db, order: AnyOrder) {
  const sold = soldAs(order as Order)
  return thingsOfOrder(await findCampaign(db, sold, order.createdAt), order)
}
