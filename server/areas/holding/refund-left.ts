import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  isFree,
  keepOrder,
  type Order,
  type Orders,
  type Price,
  priceWords,
  remindOfGivenBack,
} from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { lockThings, stateOf, type Thing } from './held'
import { closeInvitesOf } from './invites'
import { type Left, leftOf, worthOfLeft } from './left'
import { holdingRefunds, holdings } from './tables'

export interface Refundable extends Price, Left {}

/** What would go back now of a thing that an order gave; null where nothing would. */
export function refundableOf(order: Order, things: readonly Thing[], holdingId: string) {
  const nth = things.findIndex(({ thing }) => thing.holdingId === holdingId)
  const wanted = things[nth]
  if (!wanted || order.flow !== 'refundable' || order.state !== 'finished') return null
  const left = leftOf(wanted)
  if (left.left === 0) return null
  const price = worthOfLeft(order.lines[0], nth, left)
  return isFree(price) ? null : { ...price, ...left }
}

interface Asked {
  holdingId: string
  /** What its owner was told would go back. */
  told: Price
  at: Date
}

/** Gives back what is left of a thing to who asks for it. Call it with the order locked. */
export async function refundAsked(orders: Orders, tx: Db, order: Order, asked: Asked) {
  const { holdingId, told, at } = asked
  const things = await lockThings(tx, order)
  const wanted = things.find(({ thing }) => thing.holdingId === holdingId)
  if (wanted?.thing.state === 'offered') throw new Refusal('notUsable', '正在转赠，先收回再退')
  const usable = wanted && stateOf(wanted.thing, at) === 'usable'
  const found = usable && refundableOf(order, things, holdingId)
  if (!found) throw new Refusal('notUsable', '这件已经用完、转赠、过期或退过了')
  const same = (['points', 'gold', 'money'] as const).every((kind) => found[kind] === told[kind])
  if (!same) throw new Refusal('notUsable', '可退的数目刚刚变了，请按现在的数目再确认一次')
  await giveBack(orders, tx, order, { ...wanted, back: found, expired: false, at })
  return found
}

const reach = ['usable', 'expired', 'offered']

/** An order's things have run out: what is left of each goes back. Call it with the order locked. */
export async function giveBackLeft(orders: Orders, tx: Db, order: Order, at: Date): Promise<void> {
  await closeInvitesOf(tx, order)
  const things = await lockThings(tx, order)
  for (const one of things) {
    const { state, holdingId } = one.thing
    const back = reach.includes(state) && refundableOf(order, things, holdingId)
    if (back) await giveBack(orders, tx, order, { ...one, back, expired: true, at })
  }
  await keepOrder(tx, order, { deadlineAt: null })
}

interface Back extends Thing {
  back: Refundable
  expired: boolean
  at: Date
}

/** What still waits in a packet goes with it; what was received of it stays its owner's. */
async function giveBack(orders: Orders, tx: Db, order: Order, given: Back): Promise<void> {
  const { thing, rights, back, expired, at } = given
  const { userId, holdingId, orderSn, title } = thing
  const { left: partsLeft, parts, points, gold, money } = back
  const part = { points, gold, money }
  const waiting = rights.flatMap((one) => (one.receivedAt === null ? [one.holdingId] : []))
  await tx
    .insert(holdingRefunds)
    .values({ userId, holdingId, orderSn, partsLeft, parts, ...part, expired, createdAt: at })
  await tx
    .update(holdings)
    .set({ state: 'refunded' })
    .where(and(eq(holdings.userId, userId), inArray(holdings.holdingId, [holdingId, ...waiting])))
  await orders.refund(tx, order, { part, reason: 'left', title: `退回未用完 ${title}`, at })
  if (!expired) return
  const why = '过期没用完'
  await remindOfGivenBack(tx, order, { about: holdingId, why, back: part, at })
}

type Kept = typeof holdingRefunds.$inferSelect

/** What went back of a thing. */
export async function refundOfThing(db: Db, userId: string, holdingId: string) {
  const [row] = await db
    .select()
    .from(holdingRefunds)
    .where(and(eq(holdingRefunds.userId, userId), eq(holdingRefunds.holdingId, holdingId)))
  return row ?? null
}

export const presentRefund = (row: Kept) => ({
  points: row.points,
  gold: row.gold,
  money: row.money,
  left: row.partsLeft,
  parts: row.parts,
  expired: row.expired ? (1 as const) : (0 as const),
  at: replyTime(row.createdAt),
})

/** As the timeline of an order tells what went back of it. */
export async function refundsOfOrder(
  db: Db,
  { userId, orderSn }: Pick<Order, 'userId' | 'orderSn'>,
) {
  const rows = await db
    .select()
    .from(holdingRefunds)
    .where(and(eq(holdingRefunds.userId, userId), eq(holdingRefunds.orderSn, orderSn)))
    .orderBy(asc(holdingRefunds.createdAt), asc(holdingRefunds.holdingId))
  return rows.map((row) => ({ text: refundWords(row), at: row.createdAt }))
}

const refundWords = (row: Kept) =>
  `${row.expired ? '过期没用完' : '没用完'}，退回 ${priceWords(row).join(' + ')}`
