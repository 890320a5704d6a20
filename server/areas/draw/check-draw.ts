import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Draw } from './draw-lot'
import { areSame, keyAt, totalOf } from './odds'
import type { Published } from './publish'
import { drawOdds, draws } from './tables'

/** Whether a draw, done again from what was written down, comes to the same. */
export function isSound({ pool, total, place, result, promised }: Draw, odds: Published): boolean {
  const lots = pool.filter(({ weight }) => weight > 0)
  const published = odds.chances.filter(({ weight }) => weight > 0)
  return (
    totalOf(pool) === total &&
    keyAt(pool, place) === result &&
    lots.every(({ left }) => left > 0) &&
    (promised || areSame(lots, published))
  )
}

/** A draw of somebody, with the odds that it was made by. */
export async function findDraw(db: Db, userId: string, drawId: string) {
  const [found] = await db
    .select({ draw: draws, odds: drawOdds })
    .from(draws)
    .innerJoin(drawOdds, and(eq(drawOdds.game, draws.game), eq(drawOdds.version, draws.odds)))
    .where(and(eq(draws.userId, userId), eq(draws.drawId, drawId)))
  return found ?? null
}

/** How often each lot of a game came, and how many of its draws come to something else when done again. */
export async function tallyOf(db: Db, game: string) {
  const came = await db
    .select({ key: draws.result, times: count() })
    .from(draws)
    .where(eq(draws.game, game))
    .groupBy(draws.result)
  const faults = await drawFaults(db, game)
  return { came, wrong: faults.length }
}

/** Draws whose place leads to another lot than they brought. */
export async function drawFaults(db: Db, game?: string): Promise<string[]> {
  const { rows } = await db.execute<{ draw_id: string }>(sql`
    select draw_id from draws where result is distinct from (
      select lot from (
        select value ->> 'key' as lot, ordinality,
          sum((value ->> 'weight')::bigint) over (order by ordinality) as upto
        from jsonb_array_elements(pool) with ordinality
      ) as lots
      where upto > place order by upto, ordinality limit 1
    ) ${game === undefined ? sql`` : sql`and game = ${game}`} limit 20`)
  return rows.map(({ draw_id: drawId }) => `draw ${drawId}: its place leads to another lot`)
}
