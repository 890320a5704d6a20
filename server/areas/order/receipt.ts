import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { WorldSweep } from '@server/jobs/sweep'
import { Declined } from '@server/providers/declined'
import type { House } from '../area'
import { lockOrder, type Order } from './find-order'
import { parcelOf } from './logistics'
import { keepOrder } from './move-order'
import { orders } from './tables'

/** After this long a parcel that nobody confirmed is taken as received. */
const receivedAfterDays = 10
/** As much longer, once, where its owner asks. */
const extendedByDays = 7
/** One that is still on its way is waited for so much longer each time that its carrier is asked, */
const underWayDays = 2
/** as long as it left the house no longer ago than this: carriers forget as well. */
const askedForDays = 30

const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)
const later = (one: Date, other: Date) => (one > other ? one : other)

export const receivedBy = (shippedAt: Date) => after(shippedAt, receivedAfterDays)

/** Waits longer for its owner's word. Call it with a locked order. */
export async function extendReceipt(tx: Db, order: Order, at: Date): Promise<Date> {
  if (order.reached.extended) throw new Refusal('orderMoved', '已经延长过一次了，有问题请联系客服')
  const deadlineAt = after(order.deadlineAt!, extendedByDays)
  const reached = { ...order.reached, extended: at.toISOString() }
  await keepOrder(tx, order, { deadlineAt, reached })
  return deadlineAt
}

/**
 * Its owner has told the house that something is wrong: it is not taken as received meanwhile. Call
 * it with a locked order.
 */
export async function holdReceipt(tx: Db, order: Order, at: Date): Promise<void> {
  if (order.state !== 'shipped' || !order.deadlineAt) return
  const deadlineAt = later(order.deadlineAt, after(at, receivedAfterDays))
  await keepOrder(tx, order, { deadlineAt })
}

const shippedAt = sql`(${orders.reached} ->> 'shipped')::timestamptz`

/** Those days count from when the carrier handed it over: whose time is nearly over it is asked about. */
export const askedOfCarriers = ({ config }: House): WorldSweep<typeof orders> => ({
  name: 'order: ask carriers what has arrived',
  every: 6 * 3600,
  lane: 'logistics',
  table: orders,
  keys: ['userId', 'orderSn'],
  due: (now) =>
    and(
      eq(orders.state, 'shipped'),
      lte(orders.deadlineAt, after(now, 1)),
      gt(shippedAt, after(now, -askedForDays)),
      sql`${orders.reached} ->> 'delivered' is null`,
    ),
  order: orders.deadlineAt,
  async work({ database, providers, now }, row) {
    const parcel = parcelOf(row, config.dataKey)
    const said = await providers.logistics.track(parcel, now).catch(nothingSaid)
    if (said) await database.transaction((tx) => note(tx, row, said.signedAt, now))
  },
})

/** Of a number that they do not know nothing can be learnt. */
function nothingSaid(error: unknown): undefined {
  if (!(error instanceof Declined)) throw error
}

async function note(
  tx: Db,
  which: { userId: string; orderSn: string },
  signedAt: Date | null,
  now: Date,
) {
  const order = await lockOrder(tx, which)
  const { state, deadlineAt, reached } = order
  if (state !== 'shipped' || !deadlineAt) return
  if (!signedAt) {
    await keepOrder(tx, order, { deadlineAt: later(deadlineAt, after(now, underWayDays)) })
    return
  }
  const days = receivedAfterDays + (reached.extended ? extendedByDays : 0)
  await keepOrder(tx, order, {
    deadlineAt: later(deadlineAt, after(signedAt, days)),
    reached: { ...reached, delivered: signedAt.toISOString() },
  })
}
