import { eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { findDraw } from '@server/areas/draw/draw'
import type { Db } from '@server/database/database'
import { messageOf } from './number'
import { findPlay } from './play'
import { anchorOf, proofsOf } from './seeds'
import { lotteryPrizes } from './tables'

/** All that a draw was made by, for whoever does it again. */
export async function verifying(
  db: Db,
  { userId, playId, now }: { userId: string; playId: string; now: Date },
): Promise<Out<'/tp5/api/TigerActivity/verify'>> {
  const play = await findPlay(db, { userId, playId })
  const found = await findDraw(db, userId, play.drawId)
  if (!found) throw new Error(`Play ${playId} has no draw`)
  const prizes = await db
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.cycleId, play.cycleId))
  const names = new Map(prizes.map(({ prizeKey, name }) => [prizeKey, name]))
  const { pool, total, place, result } = found.draw
  return {
    proof: (await proofsOf(db, [play.day], now)).get(play.day)!,
    anchor: (await anchorOf(db, play.day))!,
    message: messageOf(play),
    table: pool.map(({ key, weight }) => ({ key, name: names.get(key) ?? key, weight })),
    total,
    place,
    result,
  }
}
