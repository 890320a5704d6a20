import { sql } from 'drizzle-orm'
import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type GoodsFacts, type GoodsKind, kinds, noWorth, type Right } from './kinds'
import { holdings } from './tables'
import { takeCodes } from './digital-codes'
import { keepSales } from './sales'

export type Holding = typeof holdings.$inferSelect
type NewHolding = Omit<typeof holdings.$inferInsert, 'number'>

/** What is to be known of goods to put them into somebody's hands. */
export interface Given {
  goods_id: number
  kind: GoodsKind
  title: string
  image: string
  tint: Holding['tint']
  facts: GoodsFacts
  place: string
  merchant_id: number | null
}

interface Gift {
  userId: string
  orderSn: string
  goods: Given
  number: number
  now: Date
}

/** No two alike, none counting up: a serial times a number without a factor in common. */
const nextNumber = sql`1000000000 + nextval('holding_serial') * 7368787 % 9000000000`

export const addHoldings = (tx: Db, rows: NewHolding[]) =>
  tx.insert(holdings).values(rows.map((row) => ({ ...row, number: nextNumber })))

/** Puts into a person's hands what an order of these goods gives. */
export async function giveHoldings(tx: Db, gift: Gift): Promise<void> {
  const { goods, number } = gift
  const { gives } = kinds[goods.kind]
  if (gives === 'nothing') return
  const things = Array.from({ length: number }, () => thingOf(gift))
  const ids = things.map(({ holdingId }) => holdingId)
  await sold(tx, gift, ids)
  if (gives === 'code') {
    const codes = await takeCodes(tx, { goodsId: goods.goods_id, rightKey: '', holdingIds: ids })
    await addHoldings(
      tx,
      things.map((thing, index) => ({ ...thing, secret: codes[index]! })),
    )
    return
  }
  const starts = goods.kind === 'membership' ? await endOfMembership(tx, gift) : gift.now
  const rights = gives === 'rights' ? (goods.facts.rights ?? []) : []
  await addHoldings(
    tx,
    things
      .map((thing, index) => ({ ...thing, ...lasting(goods, after(starts, index, goods)) }))
      .flatMap((thing) => [thing, ...rights.map((right) => rightOf(thing, right))]),
  )
}

async function sold(tx: Db, { userId, orderSn, goods, now }: Gift, holdingIds: string[]) {
  const { goods_id: goodsId, title, merchant_id: merchantId } = goods
  if (merchantId === null) return
  await keepSales(tx, { userId, orderSn, goodsId, title, merchantId, holdingIds, at: now })
}

const worthOf = (goods: Given) => goods.facts.worth ?? noWorth

/** Several memberships follow each other; all else begins at once. */
const after = (starts: Date, index: number, goods: Given) =>
  goods.kind === 'membership' && index > 0
    ? endOfDayAfter(starts, worthOf(goods).valid_days * index)
    : starts

/** When what begins now is over; null where it never is. */
export function endOf({ facts }: Pick<Given, 'facts'>, startsAt: Date): Date | null {
  const lastSession = facts.sessions?.at(-1)
  const { valid_days: days } = facts.worth ?? noWorth
  if (lastSession) return new Date(lastSession.ends_at)
  return days > 0 ? endOfDayAfter(startsAt, days) : null
}

const lasting = (goods: Given, startsAt: Date) => ({ startsAt, expiresAt: endOf(goods, startsAt) })

function thingOf({ userId, orderSn, goods, now }: Gift) {
  const worth = worthOf(goods)
  const { rules = [], sessions = [], settle } = goods.facts
  return {
    userId,
    holdingId: uuidv7(now.getTime()),
    kind: goods.kind,
    state: 'usable' as const,
    goodsId: goods.goods_id,
    merchantId: goods.merchant_id,
    title: goods.title,
    image: goods.image,
    tint: goods.tint,
    facts: { worth, rules, sessions, place: goods.place, ...(settle && { settle }) },
    orderSn,
    uses: worth.uses,
    usesLeft: worth.uses,
    ...lasting(goods, now),
    createdAt: now,
  }
}

/** It waits below its packet until it is asked for, as long as the packet lasts. */
const rightOf = (packet: ReturnType<typeof thingOf>, right: Right): NewHolding => ({
  ...packet,
  holdingId: uuidv7(packet.createdAt.getTime()),
  parentId: packet.holdingId,
  rightKey: right.key,
  merchantId: right.merchantId ?? packet.merchantId,
  kind: right.kind,
  state: 'waiting',
  title: right.name,
  image: right.image,
  facts: {
    worth: right.worth,
    rules: right.rules,
    sessions: [],
    right: right.kind,
    share: right.share ?? 1,
    ...(right.settle && { settle: right.settle }),
  },
  uses: right.worth.uses,
  usesLeft: right.worth.uses,
})

/** A membership that is renewed begins where the last one ends; whoever gives it holds the others off. */
async function endOfMembership(tx: Db, { userId, goods, now }: Gift): Promise<Date> {
  const result = await tx.execute<{ ends: Date | null }>(sql`
    select max(expires_at) as ends from holdings
    where user_id = ${userId} and goods_id = ${goods.goods_id} and state = 'usable'`)
  const ends = result.rows[0]?.ends
  return ends && new Date(ends) > now ? new Date(ends) : now
}
