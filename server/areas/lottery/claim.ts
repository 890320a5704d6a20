import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { giveGoods } from '@server/areas/catalogue/catalogue'
import { isUntold, remind } from '@server/areas/message/message'
import { businessDay, dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { findPlay, type Play } from './play'
import { warnDays } from './rules'
import { states } from './states'
import { lotteryPlays, lotteryPrizes } from './tables'

interface Claiming {
  userId: string
  playId: string
  addressId: number
  now: Date
}

/** Has it sent, once. */
export async function claim(tx: Db, { userId, playId, addressId, now }: Claiming): Promise<Play> {
  const play = await findPlay(tx, { userId, playId }, 'locked')
  states.check(play.state, 'claimed')
  if (play.expiresAt && play.expiresAt <= now) throw new Refusal('invalid', '已经过期，不能再领')
  const [prize] = await tx
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.prizeId, play.prizeId))
  const goodsId = prize!.goodsId!
  const { orderSn } = await giveGoods(tx, {
    ...{ userId, goodsId, addressId, note: `天天抽奖：${prize!.name}`, now },
  })
  const [claimed] = await tx
    .update(lotteryPlays)
    .set({ state: 'claimed', orderSn })
    .where(eq(lotteryPlays.playId, playId))
    .returning()
  return claimed!
}

const about = sql`${lotteryPlays.playId}::text`

/** Tells whoever won goods and has not said where they go. */
export const tellUnclaimed: Sweep<typeof lotteryPlays> = {
  name: 'lottery: tell what is unclaimed',
  every: 600,
  table: lotteryPlays,
  keys: ['playId'],
  due: (now) =>
    and(
      eq(lotteryPlays.state, 'waiting'),
      gt(lotteryPlays.expiresAt, now),
      lte(lotteryPlays.expiresAt, new Date(now.getTime() + warnDays * dayMs)),
      isUntold('prizeUnclaimed', { userId: sql`${lotteryPlays.userId}`, about }),
    ),
  order: lotteryPlays.expiresAt,
  async work(tx, { playId, userId, prizeId, expiresAt }, now) {
    const [prize] = await tx.select().from(lotteryPrizes).where(eq(lotteryPrizes.prizeId, prizeId))
    const until = businessDay(expiresAt!)
    const facts = { play_id: playId, title: prize!.name, until }
    await remind(tx, { userId, kind: 'prizeUnclaimed', about: playId, facts, at: now })
  },
}

/** What nobody claimed in time stays in the house. */
export const expirePlays: Sweep<typeof lotteryPlays> = {
  name: 'lottery: expire what nobody claimed',
  every: 60,
  table: lotteryPlays,
  keys: ['playId'],
  due: (now) => and(eq(lotteryPlays.state, 'waiting'), lte(lotteryPlays.expiresAt, now)),
  order: lotteryPlays.expiresAt,
  work: (tx, { playId }) =>
    tx.update(lotteryPlays).set({ state: 'expired' }).where(eq(lotteryPlays.playId, playId)),
}
