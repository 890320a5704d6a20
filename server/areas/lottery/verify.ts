import { eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { checkOf, findDraw } from '@server/areas/draw/draw'
import type { Db } from '@server/database/database'
import { findPlay } from './play'
import { lotteryPrizes } from './tables'

/** All that a draw was made by, for whoever does it again. */
export async function verifying(
  db: Db,
  { userId, playId, now }: { userId: string; playId: string; now: Date },
): Promise<Out<'/tp5/api/TigerActivity/verify'>> {
  const play = await findPlay(db, { userId, playId })
  const found = await findDraw(db, userId, play.drawId)
  const prizes = await db
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.cycleId, play.cycleId))
  const names = new Map(prizes.map(({ prizeKey, name }) => [prizeKey, name]))
  const check = found && (await checkOf(db, found.draw, (key) => names.get(key) ?? key, now))
  if (!check) throw new Error(`Play ${playId} has no draw that can be checked`)
  return check
}
