import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { orderStateIn } from '@server/areas/order/order'
import { NotMeant, unmet } from '@server/areas/prize/prize'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { exclusiveOffers, exclusiveOrders } from './tables'

const running = (now: Date) =>
  and(
    isNull(exclusiveOffers.endedAt),
    lte(exclusiveOffers.startsAt, now),
    gt(exclusiveOffers.endsAt, now),
  )

const found = (db: Db, which: SQL | undefined) =>
  db
    .select({
      offer: exclusiveOffers,
      goods: {
        title: exchangeGoods.title,
        image: exchangeGoods.image,
        tint: exchangeGoods.tint,
        intro: exchangeGoods.intro,
        details: exchangeGoods.details,
        ways: exchangeGoods.ways,
      },
    })
    .from(exclusiveOffers)
    .innerJoin(exchangeGoods, eq(exchangeGoods.goodsId, exclusiveOffers.goodsId))
    .where(which)
    .orderBy(asc(exclusiveOffers.endsAt), asc(exclusiveOffers.offerId))

export type Found = Awaited<ReturnType<typeof found>>[number]

export const offersNow = (db: Db, now: Date): Promise<Found[]> => found(db, running(now))

interface Looking {
  userId: string | undefined
  now: Date
}

/** Of the offers of some goods the one that means somebody, or else the one that ends first and why it does not. */
export async function offerOfGoods(
  db: Db,
  goodsId: number,
  { userId, now }: Looking,
): Promise<{ found: Found; why: Why | null }> {
  const rows = await found(db, and(running(now), eq(exclusiveOffers.goodsId, goodsId)))
  const [first] = rows
  if (!first) throw new Refusal('notFound', '这份专享已经结束，看看别的吧')
  if (!userId) return { found: first, why: null }
  const reasons: (Why | null)[] = []
  for (const row of rows) reasons.push(await whyNot(db, row, { userId, now }))
  const meant = Math.max(0, reasons.indexOf(null))
  return { found: rows[meant]!, why: reasons[meant]! }
}

/** How many somebody has ordered of an offer and not given up. */
export const boughtOf = (db: Db, userId: string, offerId: number): Promise<number> =>
  db.$count(
    exclusiveOrders,
    and(
      eq(exclusiveOrders.userId, userId),
      eq(exclusiveOrders.offerId, offerId),
      sql`coalesce(${orderStateIn(exclusiveOrders.userId, exclusiveOrders.orderSn)}, '')
        not in ('cancelled', 'refunded')`,
    ),
  )

interface Asking {
  userId: string
  now: Date
}

export interface Why {
  reason: string
  remedy: { text: string; link: string } | null
}

/** Why somebody is not meant by an offer, or null. */
export async function whyNot(
  db: Db,
  { offer }: Pick<Found, 'offer'>,
  { userId, now }: Asking,
): Promise<Why | null> {
  const asking = { db, userId, phone: '', now, card: undefined, guest: null }
  const refusal = await unmet(offer.audience, asking)
  if (!refusal) return null
  return {
    reason: refusal.message,
    remedy: refusal instanceof NotMeant ? refusal.remedy : null,
  }
}
