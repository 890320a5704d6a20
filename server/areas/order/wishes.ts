import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { isTaken } from '@server/database/failover'
import { uuidv7 } from '@server/database/uuid'
import type { OrderRow } from './find-order'
import { orderWishes } from './tables'

export type Wish = typeof orderWishes.$inferSelect
type Known = Pick<OrderRow, 'userId' | 'orderSn'>
type Place = Pick<Wish, 'province' | 'city' | 'district' | 'recipient'>

/** What can be asked for while an order is packed, as its owner and the house read it. */
export const wishTexts: Record<Wish['kind'], { name: string } & Record<Wish['state'], string>> = {
  cancel: {
    name: '请求取消',
    waiting: '已请客服取消订单，答复前先不发货',
    agreed: '客服已同意取消',
    refused: '客服没有同意取消',
  },
  address: {
    name: '请求改地址',
    waiting: '已请客服改地址，答复前先不发货',
    agreed: '客服已改好地址',
    refused: '客服没有同意改地址',
  },
}

const ofOrder = ({ userId, orderSn }: Known) =>
  and(eq(orderWishes.userId, userId), eq(orderWishes.orderSn, orderSn))

/** Asks the house; one at a time. Call it with a locked order that is being packed. */
export async function askHouse(
  tx: Db,
  { userId, orderSn }: Known,
  { kind, place, at }: { kind: Wish['kind']; place?: Place; at: Date },
): Promise<void> {
  const wishId = uuidv7(at.getTime())
  await tx
    .insert(orderWishes)
    .values({ wishId, userId, orderSn, kind, state: 'waiting', ...place, createdAt: at })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refusal('orderMoved', '已经请客服处理了，请等答复') : error
    })
}

/** The last that was asked of an order. */
export async function lastWish(db: Db, order: Known): Promise<Wish | null> {
  const [wish] = await db
    .select()
    .from(orderWishes)
    .where(ofOrder(order))
    .orderBy(desc(orderWishes.wishId))
    .limit(1)
  return wish ?? null
}

/** What waits for an answer among these orders, by the order's number. */
export async function waitingWishes(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, Wish>()
  const rows = await db
    .select()
    .from(orderWishes)
    .where(and(inArray(orderWishes.orderSn, [...numbers]), eq(orderWishes.state, 'waiting')))
  return new Map(rows.map((wish) => [wish.orderSn, wish]))
}

/** Nothing leaves the house before its owner has an answer. */
export async function refuseWhileAsked(tx: Db, { orderSn }: Known): Promise<void> {
  const wish = (await waitingWishes(tx, [orderSn])).get(orderSn)
  if (!wish) return
  const { name } = wishTexts[wish.kind]
  throw new Refusal('orderMoved', `顾客${name}，请先处理：desk show order-wish ${wish.wishId}`)
}

/** Call it with a locked order. */
export async function endWish(
  tx: Db,
  { wishId }: Wish,
  ended: { state: 'agreed' | 'refused'; answer?: string; at: Date },
): Promise<Wish> {
  const [over] = await tx
    .update(orderWishes)
    .set({ state: ended.state, answer: ended.answer ?? '', endedAt: ended.at })
    .where(eq(orderWishes.wishId, wishId))
    .returning()
  return over!
}

type Told = Out<'/tp5/api/ExchangeOrder/detail'>['wish']

export const presentWish = (wish: Wish | null): Told =>
  wish && {
    kind: wish.kind,
    state: wish.state,
    text: wishTexts[wish.kind][wish.state],
    answer: wish.answer,
    at: replyTime(wish.endedAt ?? wish.createdAt),
  }

const asks = new Set<string>(['askCancel', 'askAddress'])

/** What is left to do while the house has been asked. */
export const withoutAsking = <Action extends string>(actions: readonly Action[]): Action[] =>
  actions.filter((action) => !asks.has(action))

export const isWaiting = (wish: Wish | null): boolean => wish?.state === 'waiting'
