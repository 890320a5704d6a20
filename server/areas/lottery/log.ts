import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { maskName, nicknameIn } from '@server/areas/auth/auth'
import { businessDay, hourMs, replyTime } from '@server/calendar'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { presentPlays } from './present'
import { lotteryPlays, lotteryPrizes } from './tables'

const pageSize = 20
const list = 'lottery prizes'
const mostScrolled = 20

/** What somebody won, the newest first. */
export async function myPrizes(db: Db, userId: string, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { playedAt, playId } = lotteryPlays
  const rows = await db
    .select()
    .from(lotteryPlays)
    .where(
      and(
        eq(lotteryPlays.userId, userId),
        ne(lotteryPlays.state, 'none'),
        at === undefined
          ? undefined
          : sql`(${playedAt}, ${playId}) < (${at}::timestamptz, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(playedAt), desc(playId))
    .limit(pageSize + 1)
  const shown = page(rows, pageSize, (row) =>
    writeCursor(list, [row.playedAt.toISOString(), row.playId]),
  )
  return { list: await presentPlays(db, shown.list), next: shown.next }
}

/** What was won in points and gold on a day. */
export async function littleToday(db: Db, userId: string, now: Date) {
  const amountOf = (kind: 'points' | 'gold') => sql<number>`coalesce(sum(
    ${lotteryPrizes.amount}) filter (where ${lotteryPrizes.kind} = ${kind}), 0)::int`
  const [row] = await db
    .select({
      points: amountOf('points'),
      gold: amountOf('gold'),
      times: sql<number>`count(*)::int`,
    })
    .from(lotteryPlays)
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.prizeId, lotteryPlays.prizeId))
    .where(
      and(
        eq(lotteryPlays.userId, userId),
        eq(lotteryPlays.day, businessDay(now)),
        eq(lotteryPlays.state, 'given'),
      ),
    )
  return row!
}

/** Who won lately, masked; what everybody wins is no news. */
export async function scrolled(db: Db, now: Date) {
  const rows = await db
    .select({
      name: nicknameIn(lotteryPlays.userId),
      prize: lotteryPrizes.name,
      playedAt: lotteryPlays.playedAt,
    })
    .from(lotteryPlays)
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.prizeId, lotteryPlays.prizeId))
    .where(
      and(
        ne(lotteryPlays.state, 'none'),
        gte(lotteryPlays.playedAt, new Date(now.getTime() - 48 * hourMs)),
      ),
    )
    .orderBy(desc(lotteryPlays.playedAt))
    .limit(mostScrolled)
  return rows.map(({ name, prize, playedAt }) => ({
    name: maskName(name),
    prize,
    played_at: replyTime(playedAt),
  }))
}

/** How many goods somebody won that wait for an address. */
export const countUnclaimed = (db: Db, userId: string, now: Date): Promise<number> =>
  db.$count(
    lotteryPlays,
    and(
      eq(lotteryPlays.userId, userId),
      eq(lotteryPlays.state, 'waiting'),
      gt(lotteryPlays.expiresAt, now),
    ),
  )

/** Goods that somebody won and neither claimed nor closed. */
export async function untold(db: Db, userId: string) {
  const [play] = await db
    .select()
    .from(lotteryPlays)
    .where(
      and(
        eq(lotteryPlays.userId, userId),
        eq(lotteryPlays.state, 'waiting'),
        eq(lotteryPlays.closed, false),
      ),
    )
    .orderBy(desc(lotteryPlays.playedAt))
    .limit(1)
  return play
}
