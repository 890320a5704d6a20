import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { cut, nothing, orderLines, type Price } from '@server/areas/order/order'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { holdingSales, holdings } from './tables'

const pageSize = 20
const list = 'sales'

interface Sold {
  userId: string
  orderSn: string
  goodsId: number
  title: string
  merchantId: number
  /** In the order in which what is left of them is worth something. */
  holdingIds: readonly string[]
  at: Date
}

/** What a merchant redeems was sold: each piece with its part of the price, as refunds cut it. */
export async function keepSales(tx: Db, sold: Sold): Promise<void> {
  const { userId, orderSn, goodsId, title, merchantId, holdingIds, at } = sold
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.userId, userId),
        eq(orderLines.orderSn, orderSn),
        eq(orderLines.item, String(goodsId)),
      ),
    )
  const of = holdingIds.length
  await tx.insert(holdingSales).values(
    [...holdingIds].sort().map((holdingId, nth) => ({
      ...{ userId, holdingId, merchantId, orderSn, title, soldAt: at },
      ...cut(line ?? nothing, { from: nth, to: nth + 1, of }),
    })),
  )
}

export type SaleState = 'usable' | 'redeemed' | 'returned' | 'expired'

/** A piece that was sold, and what became of it, in whosever hands it is. */
export interface Sale extends Price {
  holdingId: string
  userId: string
  title: string
  soldAt: Date
  state: SaleState
  /** What its code begins with; null once it went back whole. */
  number: number | null
  uses: number
  usesLeft: number
  /** Its buyer has given it to a neighbour. */
  given: boolean
}

interface Within {
  merchantId: number
  from: Date
  to: Date
}

const isWithin = ({ merchantId, from, to }: Within) =>
  and(
    eq(holdingSales.merchantId, merchantId),
    gte(holdingSales.soldAt, from),
    lt(holdingSales.soldAt, to),
  )

/** Where it is after it was given on, as often as it was: no row where it went back with its order. */
const last = sql`lateral (
  with recursive hands as (
    select user_id, holding_id, state, number, uses, uses_left, expires_at, 0 as nth
      from ${holdings} thing
      where thing.user_id = ${holdingSales.userId} and thing.holding_id = ${holdingSales.holdingId}
    union all
    select next.user_id, next.holding_id, next.state, next.number, next.uses, next.uses_left,
        next.expires_at, nth + 1
      from hands
      join holding_invites invite on invite.user_id = hands.user_id
        and invite.holding_id = hands.holding_id and invite.state = 'accepted'
      join ${holdings} next on next.user_id = invite.accepted_by
        and next.holding_id = invite.accepted_holding_id
      where hands.state = 'given')
  select * from hands order by nth desc limit 1) as last`

const stateAt = (now: Date) => sql<SaleState>`case
  when last.state is null or last.state = 'refunded' then 'returned'
  when last.state = 'used' then 'redeemed'
  when last.state in ('usable', 'waiting', 'offered')
    and (last.expires_at is null or last.expires_at > ${now}) then 'usable'
  else 'expired' end`

const shown = (now: Date) => ({
  holdingId: holdingSales.holdingId,
  userId: holdingSales.userId,
  title: holdingSales.title,
  points: holdingSales.points,
  gold: holdingSales.gold,
  money: holdingSales.money,
  soldAt: holdingSales.soldAt,
  state: stateAt(now),
  number: sql<number | null>`last.number::float8`,
  uses: sql<number>`coalesce(last.uses, 0)`,
  usesLeft: sql<number>`coalesce(last.uses_left, 0)`,
  given: sql<boolean>`coalesce(last.nth > 0, false)`,
})

interface Asked extends Within {
  state?: SaleState | undefined
  cursor?: string | undefined
  now: Date
}

/** The latest first. */
export async function salesPage(db: Db, { cursor, state, now, ...within }: Asked) {
  const [at, holdingId] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const before: SQL | undefined =
    at === undefined
      ? undefined
      : sql`(${holdingSales.soldAt}, ${holdingSales.holdingId})
          < (${at}::timestamptz, ${holdingId}::uuid)`
  const wanted = state && sql`${stateAt(now)} = ${state}`
  const rows: Sale[] = await db
    .select(shown(now))
    .from(holdingSales)
    .leftJoin(last, sql`true`)
    .where(and(isWithin(within), before, wanted))
    .orderBy(desc(holdingSales.soldAt), desc(holdingSales.holdingId))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) => writeCursor(list, [row.soldAt.toISOString(), row.holdingId]))
}

const sumOf = (column: (typeof holdingSales)[keyof Price]) => sql<number>`sum(${column})::float8`

/** The days on which something was sold, the latest first; what went back since then is in it. */
export function saleDays(db: Db, within: Within) {
  const day = sql<string>`to_char(${holdingSales.soldAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  return db
    .select({
      ...{ day, sold: count(), points: sumOf(holdingSales.points) },
      ...{ gold: sumOf(holdingSales.gold), money: sumOf(holdingSales.money) },
    })
    .from(holdingSales)
    .where(isWithin(within))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
}
