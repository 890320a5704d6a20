import { and, eq } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { messageOf, placeOf } from './number'
import { chancesOf, keyAt, totalOf } from './odds'
import { type Game, publishOdds } from './publish'
import { seedFor } from './seeds'
import { draws } from './tables'

export type Draw = typeof draws.$inferSelect

interface Drawing {
  userId: string
  /** The number of the order or of the receipt. */
  drawnFor: string
  /** Where one of these is certain: each by its own weight. */
  promised?: readonly string[] | undefined
  /** Theirs, as they were shown it before; empty where they had none. */
  ownSeed: string
  /** Which of theirs it is; left out, which of this game. */
  nonce?: number
  at: Date
}

/**
 * Draws one lot and writes down how, or gives null where there is nothing left. Call it while nobody
 * else draws from the game, and take what was drawn from the stock in the same transaction.
 */
export async function drawLot(tx: Db, game: Game, drawing: Drawing): Promise<Draw | null> {
  const { userId, drawnFor, promised, ownSeed, at } = drawing
  const odds = await publishOdds(tx, game, at)
  const chances = promised
    ? chancesOf(game.lots, '').filter(({ key }) => promised.includes(key))
    : odds.chances
  const total = totalOf(chances)
  if (total === 0) return null
  const day = businessDay(at)
  const nonce = drawing.nonce ?? `${game.game}/${await turnOf(tx, game, userId)}`
  const message = messageOf({ userId, day, nonce, ownSeed })
  const place = placeOf({ seed: await seedFor(tx, day), message }, total)
  const weights = new Map(chances.map(({ key, weight }) => [key, weight]))
  const [draw] = await tx
    .insert(draws)
    .values({
      ...{ userId, drawId: uuidv7(at.getTime()), drawnFor, total, place, drawnAt: at },
      ...{ day, message },
      ...{ game: game.game, rules: game.rules, odds: odds.version },
      pool: game.lots.map(({ key, left }) => ({ key, weight: weights.get(key) ?? 0, left })),
      promised: promised !== undefined,
      result: keyAt(chances, place)!,
    })
    .returning()
  return draw!
}

/** The how manieth of a game somebody draws: nobody can choose it. */
async function turnOf(tx: Db, { game }: Game, userId: string): Promise<number> {
  const theirs = and(eq(draws.userId, userId), eq(draws.game, game))
  return 1 + (await tx.$count(draws, theirs))
}
