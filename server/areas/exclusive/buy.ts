import { and, eq, gt, sql } from 'drizzle-orm'
import { lockPerson } from '@server/areas/auth/auth'
import { countSold, orderAside } from '@server/areas/catalogue/catalogue'
import type { Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { boughtOf, offersNow, whyNot } from './find'
import { exclusiveOffers, exclusiveOrders } from './tables'

interface Wish {
  userId: string
  offerId: number
  addressId: number
  now: Date
}

const counterOf = (offerId: number) => `exclusive:${offerId}`

/** One piece for who is meant; the person is locked, so that of two taps the second sees the first. */
export async function buy(orders: Orders, tx: Db, { userId, offerId, addressId, now }: Wish) {
  const found = (await offersNow(tx, now)).find(({ offer }) => offer.offerId === offerId)
  if (!found) throw new Refusal('notFound', '这份专享已经结束，看看别的吧')
  const why = await whyNot(tx, found, { userId, now })
  if (why) throw new Refusal('notMeant', why.reason)
  const { offer, goods } = found
  const { points, gold, money, goodsId } = offer
  // offer and stock before the person, as in the shop
  const [taken] = await tx
    .update(exclusiveOffers)
    .set({ pieces: sql`${exclusiveOffers.pieces} - 1` })
    .where(and(eq(exclusiveOffers.offerId, offerId), gt(exclusiveOffers.pieces, 0)))
    .returning()
  if (!taken) throw new Refusal('soldOut')
  await countSold(tx, goodsId, 1)
  await lockPerson(tx, userId)
  if ((await boughtOf(tx, userId, offerId)) >= offer.limitPerUser)
    throw new Refusal('limitReached', `每人限 ${offer.limitPerUser} 件，您已经有了`)
  const ordered = await orderAside(orders, tx, {
    ...{ userId, addressId, counter: counterOf(offerId), now },
    goods: { ...goods, goodsId },
    price: { points, gold, money },
  })
  const { orderSn } = ordered
  await tx.insert(exclusiveOrders).values({ userId, orderSn, offerId, createdAt: now })
  return ordered
}
