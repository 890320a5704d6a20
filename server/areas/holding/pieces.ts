import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { idText, momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { holdings, holdingUses } from './tables'

const pageSize = 20
const list = 'pieces'

interface Within {
  merchantId: number
  from: Date
  to: Date
}

const amount = sql<number>`coalesce((${holdings.facts} ->> 'settle')::float8, 0)`
const sum = sql<number>`coalesce(sum(${amount}), 0)::float8`

const isWithin = ({ merchantId, from, to }: Within) =>
  and(
    eq(holdingUses.merchantId, merchantId),
    gte(holdingUses.redeemedAt, from),
    lt(holdingUses.redeemedAt, to),
  )

const isOf = and(
  eq(holdings.userId, holdingUses.userId),
  eq(holdings.holdingId, holdingUses.holdingId),
)

const shown = {
  holdingId: holdingUses.holdingId,
  codeWindow: holdingUses.codeWindow,
  redeemedBy: holdingUses.redeemedBy,
  redeemedAt: holdingUses.redeemedAt,
  title: holdings.title,
  number: holdings.number,
  amount,
}

/** A use that a merchant redeemed, and what the house pays for it: as it was when the thing was had. */
export interface Piece {
  holdingId: string
  codeWindow: number
  redeemedBy: string
  redeemedAt: Date
  title: string
  number: number
  amount: number
}

const selected = (db: Db, which: SQL | undefined) =>
  db.select(shown).from(holdingUses).innerJoin(holdings, isOf).where(which)

export const piecesIn = (db: Db, within: Within): Promise<Piece[]> => selected(db, isWithin(within))

/** The latest first. */
export async function piecesPage(db: Db, within: Within, cursor: string | undefined) {
  const [at, holdingId, codeWindow] = cursor
    ? readCursor(list, cursor, [momentText, idText, whole])
    : []
  const key = sql`(${holdingUses.redeemedAt}, ${holdingUses.holdingId}, ${holdingUses.codeWindow})`
  const before =
    at === undefined
      ? undefined
      : sql`${key} < (${at}::timestamptz, ${holdingId}::uuid, ${codeWindow}::bigint)`
  const rows: Piece[] = await selected(db, and(isWithin(within), before))
    .orderBy(
      desc(holdingUses.redeemedAt),
      desc(holdingUses.holdingId),
      desc(holdingUses.codeWindow),
    )
    .limit(pageSize + 1)
  return page(rows, pageSize, (last) =>
    writeCursor(list, [last.redeemedAt.toISOString(), last.holdingId, last.codeWindow]),
  )
}

/** The days on which something was redeemed, the latest first. */
export function pieceDays(db: Db, within: Within) {
  const day = sql<string>`to_char(${holdingUses.redeemedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  return db
    .select({ day, pieces: count(), amount: sum })
    .from(holdingUses)
    .innerJoin(holdings, isOf)
    .where(isWithin(within))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
}

export interface PieceSum {
  pieces: number
  amount: number
}

/** How much each merchant redeemed in a time; who redeemed nothing is not there. */
export async function pieceSumsOf(
  db: Db,
  { from, to }: Omit<Within, 'merchantId'>,
): Promise<Map<number, PieceSum>> {
  const rows = await db
    .select({ merchantId: holdingUses.merchantId, pieces: count(), amount: sum })
    .from(holdingUses)
    .innerJoin(holdings, isOf)
    .where(and(gte(holdingUses.redeemedAt, from), lt(holdingUses.redeemedAt, to)))
    .groupBy(holdingUses.merchantId)
  return new Map(rows.map(({ merchantId, ...sums }) => [merchantId, sums]))
}
