import { asc, eq } from 'drizzle-orm'
import { findRecipient } from '@server/areas/address/address'
import {
  giveHoldings,
  handBack,
  holdingsOfOrder,
  kinds,
  type Way,
} from '@server/areas/holding/holding'
import {
  type BoughtFacts,
  flows,
  lockOrder,
  moveOrder,
  writeOrder,
} from '@server/areas/order/order'
import { worthOf } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { findGoods } from './goods/find-goods'
import { exchangeGoods } from './tables'

interface GiftOf {
  userId: string
  goodsId: number
  /** Needed by what is posted. */
  addressId: number | null
  /** Where it comes from, as its owner reads it. */
  note: string
  /** The order that it was paid with, where it was. */
  boughtAs?: string | undefined
  now: Date
}

/** Goods of this title that can be given away. */
export async function findGift(db: Db, title: string) {
  const [goods] = await db
    .select({
      goodsId: exchangeGoods.goodsId,
      kind: exchangeGoods.kind,
      facts: exchangeGoods.facts,
      ways: exchangeGoods.ways,
    })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.title, title))
    .orderBy(asc(exchangeGoods.goodsId))
    .limit(1)
  if (!goods || !givable(goods)) return null
  return {
    goodsId: goods.goodsId,
    parcel: kinds[goods.kind].way === 'parcel',
    worth: worthOf(goods.ways[0] ?? {}),
    rights: (goods.facts.rights ?? []).map(({ name }) => name),
  }
}

/** Codes and seats are counted for those who buy them. */
const givable = ({ kind, facts }: Pick<typeof exchangeGoods.$inferSelect, 'kind' | 'facts'>) =>
  kinds[kind].gives !== 'code' &&
  kinds[kind].way !== 'visit' &&
  (facts.rights ?? []).every((right) => right.kind !== 'digital')

/** An order that nothing is paid for, with what it gives. Whoever gives it keeps the stock. */
export async function giveGoods(tx: Db, gift: GiftOf) {
  const { userId, goodsId, addressId, note, boughtAs, now } = gift
  const goods = await findGoods(tx, goodsId, userId)
  const { kind, title, image, tint } = goods
  const { way } = kinds[kind]
  if (way === 'parcel' && addressId === null) throw new Refusal('addressNeeded')
  const address =
    way === 'parcel' && addressId !== null ? await findRecipient({ db: tx, userId }, addressId) : {}
  const { orderSn } = await writeOrder<BoughtFacts>(tx, {
    ...{ userId, seller: 'shop', flow: way, kind, state: flows.settled[way], note },
    ...address,
    facts: boughtAs === undefined ? {} : { boughtAs },
    createdAt: now,
    paidAt: now,
    lines: [{ item: String(goodsId), title, image, tint, number: 1 }],
  })
  await giveHoldings(tx, { userId, orderSn, goods, number: 1, now })
  const [thing] = await holdingsOfOrder(tx, userId, orderSn)
  return { orderSn, holdingId: thing?.holding_id ?? null }
}

/** Takes a gift back with what it put into its owner's hands, or refuses where that was used. */
export async function takeBackGift(tx: Db, gift: { userId: string; orderSn: string }, at: Date) {
  const order = await lockOrder(tx, { ...gift, seller: 'shop' })
  await handBack(tx, order, at)
  const flow = flows[order.flow as Way]
  await moveOrder(tx, flow, order, { to: 'cancelled', at, with: { reason: 'user' } })
}
