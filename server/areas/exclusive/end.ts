import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { putAside, putBackAside } from '@server/areas/catalogue/catalogue'
import { wasCancelled } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Sweep } from '@server/jobs/sweep'
import { exclusiveOffers, exclusiveOrders } from './tables'

/** What nobody ordered is the shop's again; what is given up later has gone there by itself. */
export const endOffers: Sweep<typeof exclusiveOffers> = {
  name: 'exclusive: end offers',
  every: 60,
  table: exclusiveOffers,
  keys: ['offerId'],
  due: (now) => and(isNull(exclusiveOffers.endedAt), lte(exclusiveOffers.endsAt, now)),
  order: exclusiveOffers.endsAt,
  async work(tx, { offerId, goodsId, pieces }, now) {
    if (pieces > 0) await putBackAside(tx, goodsId, pieces)
    await tx
      .update(exclusiveOffers)
      .set({ pieces: 0, endedAt: now })
      .where(eq(exclusiveOffers.offerId, offerId))
  },
}

/** Later than that nothing of an offer is cancelled any more. */
const lookedAtDays = 30

/** A piece that was given up goes back to the offer while it runs; the shop has it already. */
export const takeBackPieces: Sweep<typeof exclusiveOrders> = {
  name: 'exclusive: take back what was given up',
  every: 5,
  table: exclusiveOrders,
  keys: ['userId', 'orderSn'],
  due: (now) =>
    and(
      isNull(exclusiveOrders.returnedAt),
      gt(exclusiveOrders.createdAt, new Date(now.getTime() - lookedAtDays * dayMs)),
      wasCancelled(exclusiveOrders.userId, exclusiveOrders.orderSn),
    ),
  order: exclusiveOrders.createdAt,
  first: (tx, { offerId }) =>
    tx.execute(sql`select from exclusive_offers where offer_id = ${offerId} for update`),
  async work(tx, { userId, orderSn, offerId }, now) {
    await tx
      .update(exclusiveOrders)
      .set({ returnedAt: now })
      .where(and(eq(exclusiveOrders.userId, userId), eq(exclusiveOrders.orderSn, orderSn)))
    const [offer] = await tx
      .select()
      .from(exclusiveOffers)
      .where(and(eq(exclusiveOffers.offerId, offerId), isNull(exclusiveOffers.endedAt)))
    if (!offer || (await putAside(tx, offer.goodsId, 1)) === 0) return
    await tx
      .update(exclusiveOffers)
      .set({ pieces: sql`${exclusiveOffers.pieces} + 1` })
      .where(eq(exclusiveOffers.offerId, offerId))
  },
}
