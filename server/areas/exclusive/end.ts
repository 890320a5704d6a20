import { and, eq, isNull, lte } from 'drizzle-orm'
import { putBackAside } from '@server/areas/catalogue/catalogue'
import type { Sweep } from '@server/jobs/sweep'
import { exclusiveOffers } from './tables'

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
