import { and, eq } from 'drizzle-orm'
import { lockPerson } from '@server/areas/auth/auth'
import { drawLot } from '@server/areas/draw/draw'
import { sayAdult } from '@server/areas/prize/prize'
import { credit } from '@server/areas/wallet/wallet'
import { businessDay, endOfDayAfter } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Asking, chancesOfToday } from './chances'
import { cycleNow, lockCycle, prizesOf, type StockedPrize, takePrize, type Turn } from './cycles'
import { gameOf } from './odds'
import { claimDays } from './rules'
import type { PlayState } from './states'
import { lotteryPlays } from './tables'
import { rulesVersion } from './told-rules'

export type Play = typeof lotteryPlays.$inferSelect

export interface Starting extends Asking {
  ownSeed: string
  statement: string | undefined
}

/**
 * Draws once. The person is locked first, so that of two taps the second sees the first; then the cycle, for
 * whoever has a chance alone, until what was drawn is out of its stock. Who finds it taken stands in line.
 */
export async function start(tx: Db, starting: Starting, turn: Turn = 'at once') {
  const { userId, ownSeed, statement, now } = starting
  await sayAdult({ db: tx, userId, now }, statement)
  await lockPerson(tx, userId)
  const { left, used } = await chancesOfToday(tx, starting)
  if (left === 0) throw new Refusal('noChances')
  const known = await cycleNow(tx, now)
  if (!known) throw new Refusal('invalid', '现在没有抽奖，过些天再来')
  const cycle = await lockCycle(tx, known, turn)
  if (!cycle) throw new Refusal('lotteryBusy')
  const day = businessDay(now)
  const nonce = used + 1
  const prizes = await prizesOf(tx, cycle.cycleId, now)
  const playId = uuidv7(now.getTime())
  const drawn = await drawLot(tx, gameOf(cycle, prizes, await rulesVersion(tx, now)), {
    ...{ userId, drawnFor: playId, ownSeed, nonce, at: now },
  })
  const prize = prizes.find(({ prizeKey }) => prizeKey === drawn?.result)
  if (!drawn || !prize) throw new Refusal('prizesGone')
  await takePrize(tx, prize, now)
  const state = await give(tx, prize, userId, now)
  const [play] = await tx
    .insert(lotteryPlays)
    .values({
      ...{ playId, userId, cycleId: cycle.cycleId, day, nonce, ownSeed },
      ...{ drawId: drawn.drawId, prizeId: prize.prizeId, state, playedAt: now },
      expiresAt: state === 'waiting' ? endOfDayAfter(now, claimDays) : null,
    })
    .returning()
  return { play: play!, prize, prizes, left: left - 1 }
}

/** What is paid at once; goods wait for an address. */
async function give(tx: Db, prize: StockedPrize, userId: string, at: Date): Promise<PlayState> {
  const { kind, amount, name } = prize
  if (kind === 'none') return 'none'
  if (kind === 'goods') return 'waiting'
  await credit(tx, { userId, currency: kind, amount, from: 'gift', title: `天天抽奖：${name}`, at })
  return 'given'
}

/** Of somebody's own; locked, whoever does something with it too comes after. */
export async function findPlay(
  db: Db,
  { userId, playId }: { userId: string; playId: string },
  lock?: 'locked',
): Promise<Play> {
  const query = db
    .select()
    .from(lotteryPlays)
    .where(and(eq(lotteryPlays.playId, playId), eq(lotteryPlays.userId, userId)))
  const [play] = await (lock ? query.for('update') : query)
  if (!play) throw new Refusal('notFound', '没有这次抽奖的记录')
  return play
}
