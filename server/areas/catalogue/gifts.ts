import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { compactTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { findRecipient } from '@server/areas/address/address-book'
import { holdingsOfOrder } from '@server/areas/holding/held'
import { giveHoldings } from '@server/areas/holding/give'
import { settledState } from '@server/areas/order/order-states'
import { findGoods } from './goods/find-goods'
import { type GoodsKind, kinds } from '@server/areas/holding/kinds'
import { exchangeGoods } from './tables'
import { exchangeOrders } from '@server/areas/order/tables'
import { holdings } from '@server/areas/holding/tables'

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
  const parcel = kinds[goods.kind].way === 'parcel'
  if (parcel && addressId === null) throw new Refusal('addressNeeded')
  const address =
    parcel && addressId !== null ? await findRecipient({ db: tx, userId }, addressId) : {}
  const state = settledState(goods.kind)
  const serial = sql`lpad((nextval('exchange_order_serial') * 48271 % 100000000)::text, 8, '0')`
  const [order] = await tx
    .insert(exchangeOrders)
    .values({
      userId,
      orderSn: sql`${`LJ${compactTime(now)}`} || ${serial}`,
      kind: goods.kind,
      state,
      goodsId,
      title: goods.title,
      image: goods.image,
      tint: goods.tint,
      number: 1,
      exchangeType: 1,
      amount: 0,
      note,
      ...address,
      createdAt: now,
      paidAt: now,
      ...(state === 'finished' && { finishedAt: now }),
    })
    .returning()
  const { orderSn } = order!
  await giveHoldings(tx, { userId, orderSn, goods, number: 1, now })
  const [thing] = await holdingsOfOrder(tx, userId, orderSn)
  return { orderSn, holdingId: thing?.holding_id ?? null }
}

/** Whether a person holds something of this kind that can be used now. */
export async function holdsKind(db: Db, userId: string, kind: GoodsKind, now: Date) {
  const rows = await db
    .select({ holdingId: holdings.holdingId })
    .from(holdings)
    .where(
      and(
        eq(holdings.userId, userId),
        eq(holdings.kind, kind),
        eq(holdings.state, 'usable'),
        or(isNull(holdings.expiresAt), gt(holdings.expiresAt, now)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
