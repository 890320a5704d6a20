import { and, eq, lte } from 'drizzle-orm'
import { giveGoods } from '@server/areas/catalogue/catalogue'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { findPlay, type Play } from './play'
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
