import { findOrder, flows } from '@server/areas/order/order'
import type { Mine } from '@server/areas/prize/prize'
import { hasStep, type Campaign } from '@server/areas/programme/programme'
import { reviewedAmong } from '@server/areas/review/review'
import type { Db } from '@server/database/database'

/** What was sent and is still to be told of. */
export interface ToReview {
  orderSn: string
  name: string
}

export interface Reviewing {
  /** The newest parcel of it that has come, where nothing was said of it yet. */
  due: ToReview | null
  /** Something was said of the newest. */
  written: boolean
}

const nothing: Reviewing = { due: null, written: false }

/** Where a campaign asks for a review: whether it can be written by now, and whether it was. */
export async function reviewingOf(
  db: Db,
  { definition }: Campaign,
  userId: string | null,
  mine: Mine | null,
): Promise<Reviewing> {
  const newest = mine?.receipts.find(({ orderSn }) => orderSn !== '')
  if (!newest || userId === null || !hasStep(definition, 'review')) return nothing
  const { orderSn, facts } = newest
  const written = (await reviewedAmong(db, userId, [orderSn])).has(orderSn)
  if (written) return { due: null, written }
  const { state } = await findOrder(db, { userId, orderSn })
  const due = state === flows.parcel.received ? { orderSn, name: facts.name } : null
  return { due, written }
}
