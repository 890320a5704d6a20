import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { areSame, chancesOf, changeOf, type Lot } from './odds'
import { promiseIn } from './seeds'
import { drawOdds } from './tables'

export type Published = typeof drawOdds.$inferSelect

/** What is drawn from: a game, the version of its rules, and what it has by them at this moment. */
export interface Game {
  game: string
  rules: number
  lots: readonly Lot[]
  /** Which lot takes the weight of those that are gone; empty: the others keep their own. */
  consolation: string
}

/** The odds in force under some rules, or null where none were published yet. */
export async function oddsInForce(
  db: Db,
  { game, rules }: Pick<Game, 'game' | 'rules'>,
): Promise<Published | null> {
  const [odds] = await db
    .select()
    .from(drawOdds)
    .where(and(eq(drawOdds.game, game), eq(drawOdds.rules, rules)))
    .orderBy(desc(drawOdds.version))
    .limit(1)
  return odds ?? null
}

/** With the promise of the seed that they are drawn by on a day; empty: none was made yet. */
export interface PublishedOn extends Published {
  promised: string
}

/** The same as they are told on a day. */
export async function oddsOn(
  db: Db,
  { game, rules }: Pick<Game, 'game' | 'rules'>,
  day: string,
): Promise<PublishedOn | null> {
  const [odds] = await db
    .select({ ...getTableColumns(drawOdds), promised: promiseIn(day) })
    .from(drawOdds)
    .where(and(eq(drawOdds.game, game), eq(drawOdds.rules, rules)))
    .orderBy(desc(drawOdds.version))
    .limit(1)
  return odds ?? null
}

/** The newest of all that were published, whatever the rules were. */
export const publishedOdds = (db: Db, game: string, most: number): Promise<Published[]> =>
  db
    .select()
    .from(drawOdds)
    .where(eq(drawOdds.game, game))
    .orderBy(desc(drawOdds.version))
    .limit(most)

/**
 * Publishes what the odds are now, unless they stand so already. Call it while nobody else draws
 * from the game.
 */
export async function publishOdds(tx: Db, game: Game, at: Date): Promise<Published> {
  const chances = chancesOf(game.lots, game.consolation)
  const former = await oddsInForce(tx, game)
  if (former && areSame(former.chances, chances)) return former
  const [published] = await tx
    .insert(drawOdds)
    .values({
      game: game.game,
      version: sql`(select coalesce(max(version), 0) + 1 from draw_odds where game = ${game.game})`,
      rules: game.rules,
      chances,
      consolation: game.consolation,
      change: former ? changeOf(former.chances, chances) : { gone: [], back: [] },
      publishedAt: at,
    })
    .returning()
  return published!
}
