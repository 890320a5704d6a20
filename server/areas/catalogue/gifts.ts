import { asc, eq } from 'drizzle-orm'
import { findRecipient } from '@server/areas/address/address'
import { giveHoldings, holdingsOfOrder, kinds } from '@server/areas/holding/holding'
import { flows, writeOrder } from '@server/areas/order/order'
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
  now: Date
}

/** Goods of this title that can be given away. */
export async function findGift(db: Db, title: string) {
  const [goods] = await db
    .select({
      goodsId: exchangeGoods.goodsId,
      kind: exchangeGoods.kind,
      facts: exchangeGoods.facts,
    })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.title, title))
    .orderBy(asc(exchangeGoods.goodsId))
    .limit(1)
  if (!goods || !givable(goods)) return null
  return { goodsId: goods.goodsId, parcel: kinds[goods.kind].way === 'parcel' }
}

/** Codes and seats are counted for those who buy them. */
const givable = ({ kind, facts }: Pick<typeof exchangeGoods.$inferSelect, 'kind' | 'facts'>) =>
  kinds[kind].gives !== 'code' &&
  kinds[kind].way !== 'visit' &&
  (facts.rights ?? []).every((right) => right.kind !== 'digital')

/** An order that nothing is paid for, with what it gives. Whoever gives it keeps the stock. */
export async function giveGoods(tx: Db, { userId, goodsId, addressId, note, now }: GiftOf) {
  const goods = await findGoods(tx, goodsId, userId)
  const { kind, title, image, tint } = goods
  const { way } = kinds[kind]
  if (way === 'parcel' && addressId === null) throw new Refusal('addressNeeded')
  const address =
    way === 'parcel' && addressId !== null ? await findRecipient({ db: tx, userId }, addressId) : {}
  const { orderSn } = await writeOrder(tx, {
    ...{ userId, seller: 'shop', flow: way, kind, state: flows.settled[way], note },
    ...address,
    createdAt: now,
    paidAt: now,
    lines: [{ item: String(goodsId), title, image, tint, number: 1 }],
  })
  await giveHoldings(tx, { userId, orderSn, goods, number: 1, now })
  const [thing] = await holdingsOfOrder(tx, userId, orderSn)
  return { orderSn, holdingId: thing?.holding_id ?? null }
}
