import { and, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { lockThings, stateOf } from './held'
import { closeInvitesOf } from './invites'
import { holdings } from './tables'

interface OfOrder {
  userId: string
  orderSn: string
}

/** A course or a match is given back at the latest a day before it begins. */
const visitHours = 24

const isOfOrder = ({ userId, orderSn }: OfOrder) =>
  and(eq(holdings.userId, userId), eq(holdings.orderSn, orderSn))

/** What lies in the owner's hands goes with its order, and only as it was received. */
export async function handBack(tx: Db, order: OfOrder, at: Date): Promise<void> {
  const things = await lockThings(tx, order)
  const latest = new Date(at.getTime() + visitHours * 3600 * 1000)
  for (const { thing, rights } of things) {
    const [first] = thing.facts.sessions
    if (first && new Date(first.starts_at) < latest) {
      throw new Refusal('orderMoved', `开始前 ${visitHours} 小时内不能取消了`)
    }
    const whole = !thing.usedAt && rights.every(({ receivedAt }) => receivedAt === null)
    if (stateOf(thing, at) !== 'usable' || !whole) {
      throw new Refusal('orderMoved', '已经使用、转赠或过期，不能退了')
    }
  }
  const ids = things.flatMap(({ thing, rights }) => [thing, ...rights]).map((it) => it.holdingId)
  await tx
    .delete(holdings)
    .where(and(eq(holdings.userId, order.userId), inArray(holdings.holdingId, ids)))
}

/** The parcel of a packet's right took nothing but that right, which waits again. */
export async function putRightBack(tx: Db, order: OfOrder): Promise<boolean> {
  const orderOfPacket = sql<string>`(select packet.order_sn from holdings packet
    where packet.user_id = ${order.userId} and packet.holding_id = ${holdings}.parent_id)`
  const waiting = await tx
    .update(holdings)
    .set({
      state: 'waiting',
      usesLeft: sql`${holdings.uses}`,
      usedAt: null,
      receivedAt: null,
      orderSn: orderOfPacket,
    })
    .where(isOfOrder(order))
    .returning({ holdingId: holdings.holdingId })
  return waiting.length > 0
}

/** The house has paid back all of an order: what it gave, and is still its owner's, is over. */
export async function takeAway(tx: Db, order: OfOrder): Promise<void> {
  await closeInvitesOf(tx, order)
  const things = await lockThings(tx, order)
  const ids = things.flatMap(({ thing, rights }) => [thing, ...rights]).map((it) => it.holdingId)
  await tx
    .update(holdings)
    .set({ state: 'refunded' })
    .where(
      and(
        eq(holdings.userId, order.userId),
        inArray(holdings.holdingId, ids),
        inArray(holdings.state, ['waiting', 'usable', 'offered']),
      ),
    )
}
