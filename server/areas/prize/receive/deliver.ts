import { giveGoods } from '@server/areas/catalogue/catalogue'
import type { Price } from '@server/areas/order/order'
import { credit } from '@server/areas/wallet/wallet'
import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Campaign, Prize, PrizeType } from '@server/areas/programme/programme'
import { campaignReceipts } from '../tables'
import { takeCode } from './codes'
import { factsOf, type Receipt } from './receipt'

/** A prize, whatever is left of it. */
type Delivered = Omit<Prize, 'stock' | 'daily'>

export interface Bought {
  orderSn: string
  price: Price
}

export interface Delivery {
  campaign: Campaign
  prize: Delivered
  receiptId: string
  userId: string
  /** Whom it was received for, sealed. */
  phone: Buffer
  addressId: number | null
  /** The order that paid for this very prize. */
  bought?: Bought | undefined
  /** How it was drawn, where it was. */
  drawId?: string | null
  now: Date
}

type Given = Partial<
  Pick<Receipt, 'amount' | 'code' | 'holdingId' | 'orderSn' | 'expiresAt' | 'state'>
>
type Giver<Type extends PrizeType> = (
  tx: Db,
  gives: Extract<Prize['gives'], { type: Type }>,
  delivery: Delivery,
) => Promise<Given>

async function pay(
  tx: Db,
  gives: { type: 'points' | 'gold'; amount: number },
  { userId, campaign, now }: Delivery,
): Promise<Given> {
  const { type: currency, amount } = gives
  const { title } = campaign.definition
  await credit(tx, { userId, currency, amount, from: 'gift', title, at: now })
  return { amount }
}

/** How each type of prize comes into a person's hands. */
const givers: { [Type in PrizeType]: Giver<Type> } = {
  points: pay,
  gold: pay,
  async goods(tx, gives, { userId, addressId, campaign, bought, now }) {
    if (gives.parcel && addressId === null) return { state: 'waiting' }
    const note = `${bought ? '活动购买' : '活动奖品'}：${campaign.definition.title}`
    const gift = { userId, goodsId: gives.goods_id, addressId, note, boughtAs: bought?.orderSn }
    return giveGoods(tx, { ...gift, now })
  },
  async code(tx, { valid_days: days }, { campaign, prize, receiptId, now }) {
    const code = await takeCode(tx, { campaignKey: campaign.key, prizeKey: prize.key, receiptId })
    return { code, expiresAt: days ? endOfDayAfter(now, days) : null }
  },
}

/** Gives the prize and writes the receipt. Whoever calls it has taken one from the stock. */
export async function deliver(tx: Db, delivery: Delivery): Promise<Receipt> {
  const { campaign, prize, receiptId, userId, phone, bought, drawId, now } = delivery
  const give = givers[prize.gives.type] as Giver<PrizeType>
  const given = await give(tx, prize.gives, delivery)
  const [receipt] = await tx
    .insert(campaignReceipts)
    .values({
      userId,
      receiptId,
      campaignKey: campaign.key,
      prizeKey: prize.key,
      type: prize.gives.type,
      state: 'done',
      facts: { ...factsOf(campaign, prize), ...(bought && { paid: bought.price }) },
      phone,
      version: campaign.version,
      drawId,
      receivedAt: now,
      ...given,
    })
    .returning()
  return receipt!
}
