import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { lockPerson } from '@server/areas/auth/auth'
import { sayAdult } from '@server/areas/prize/prize'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import type { Sweep } from '@server/jobs/sweep'
import { chancesOfToday } from './chances'
import { prizesOf } from './cycles'
import { findPlay, type Starting, start } from './play'
import { presentPlay, reelsOf } from './present'
import { queueRules } from './rules'
import { lotteryQueue } from './tables'

type Turn = Out<'/tp5/api/TigerActivity/startQueueResult'>

/** Stands in line for one draw, once: who stands there already keeps their place. */
export async function standInLine(tx: Db, starting: Starting): Promise<void> {
  const { userId, ownSeed, platform, statement, now } = starting
  await sayAdult({ db: tx, userId, now }, statement)
  await lockPerson(tx, userId)
  const { left } = await chancesOfToday(tx, starting)
  if (left === 0) throw new Refusal('noChances')
  const row = { ownSeed, platform, playId: null, reason: '', queuedAt: now } as const
  await tx
    .insert(lotteryQueue)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: lotteryQueue.userId,
      set: { ...row, place: sql`nextval('lottery_queue_place_seq')` },
      setWhere: sql`${lotteryQueue.playId} is not null or ${lotteryQueue.reason} <> ''`,
    })
}

const isWaiting = and(isNull(lotteryQueue.playId), eq(lotteryQueue.reason, ''))

/** Gives the place up; whoever has drawn meanwhile keeps what it came to. */
export async function leaveLine(tx: Db, userId: string): Promise<void> {
  await lockPerson(tx, userId)
  await tx.delete(lotteryQueue).where(and(eq(lotteryQueue.userId, userId), isWaiting))
}

/** Draws for who waits, the first of them first. */
export const drawForWaiting = (config: Settings): Sweep<typeof lotteryQueue> => ({
  name: 'lottery: draw for who waits',
  every: 1,
  table: lotteryQueue,
  keys: ['userId'],
  due: () => isWaiting,
  order: lotteryQueue.place,
  // the person is locked before their place, as whoever stands in line does
  first: (tx, { userId }) => lockPerson(tx, userId),
  async work(tx, { userId, ownSeed, platform }, now) {
    const starting = { userId, ownSeed, platform, config, statement: undefined, now }
    const set = await drawn(tx, starting)
    await tx.update(lotteryQueue).set(set).where(eq(lotteryQueue.userId, userId))
  },
})

async function drawn(tx: Db, starting: Starting) {
  try {
    const { play } = await savepoint(tx, (step) => start(step, starting, 'in turn'))
    return { playId: play.playId }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { reason: thrown.message }
    throw thrown
  }
}

const nobody: Turn = { state: 'none', ahead: 0, ask_after: 0, reason: '', drawn: null }

/** Where somebody stands in line, or what came of it. */
export async function turnOf(db: Db, userId: string, now: Date): Promise<Turn> {
  const [mine] = await db.select().from(lotteryQueue).where(eq(lotteryQueue.userId, userId))
  if (!mine) return nobody
  const { playId, reason, place } = mine
  if (reason) return { ...nobody, state: 'refused', reason }
  if (!playId) {
    const ahead = await db.$count(lotteryQueue, and(isWaiting, lt(lotteryQueue.place, place)))
    return { ...nobody, state: 'waiting', ahead, ask_after: queueRules.askAfter(ahead) }
  }
  const play = await findPlay(db, { userId, playId })
  const prizes = await prizesOf(db, play.cycleId, now)
  const prize = prizes.find(({ prizeId }) => prizeId === play.prizeId)!
  return {
    ...nobody,
    state: 'drawn',
    drawn: { ...presentPlay(play, prize), reels: reelsOf(prize, prizes) },
  }
}
