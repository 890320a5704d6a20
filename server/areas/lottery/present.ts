import { inArray } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Cycle, StockedPrize } from './cycles'
import { sharesNow } from './odds'
import type { Play } from './play'
import { states } from './states'
import { lotteryPrizes } from './tables'

export type ShownPrize = Out<'/tp5/api/TigerActivity/page'>['prizes'][number]
export type ShownPlay = Out<'/tp5/api/TigerActivity/play'>

export async function presentPrizes(
  db: Db,
  cycle: Cycle,
  prizes: readonly StockedPrize[],
): Promise<ShownPrize[]> {
  const shares = sharesNow(cycle, prizes)
  const goods = await goodsFor(
    db,
    prizes.flatMap(({ goodsId }) => goodsId ?? []),
  )
  return prizes.map(({ prizeId, prizeKey, name, sign, kind, left, worth, goodsId }) => ({
    prize_id: prizeId,
    ...{ name, sign, kind, left, worth },
    per_ten_thousand: shares.get(prizeKey) ?? 0,
    goods_id: goodsId,
    image: goods.get(goodsId ?? 0)?.image ?? '',
  }))
}

type PrizeOfPlay = Pick<StockedPrize, 'prizeId' | 'name' | 'sign' | 'kind'>

export const presentPlay = (play: Play, { prizeId, name, sign, kind }: PrizeOfPlay): ShownPlay => ({
  play_id: play.playId,
  prize_id: prizeId,
  ...{ name, sign, kind },
  state: play.state,
  state_text: states.of(play.state).text,
  order_sn: play.orderSn,
  played_at: replyTime(play.playedAt),
  expires_at: play.expiresAt && replyTime(play.expiresAt),
})

/** With what each of them came to. */
export async function presentPlays(db: Db, plays: readonly Play[]): Promise<ShownPlay[]> {
  if (plays.length === 0) return []
  const ids = [...new Set(plays.map(({ prizeId }) => prizeId))]
  const prizes = await db.select().from(lotteryPrizes).where(inArray(lotteryPrizes.prizeId, ids))
  const of = new Map(prizes.map((prize) => [prize.prizeId, prize]))
  return plays.map((play) => presentPlay(play, of.get(play.prizeId)!))
}

/** What the reels stop on: three alike where something was won, else no three. */
export function reelsOf(won: StockedPrize, prizes: readonly StockedPrize[]): string[] {
  if (won.kind !== 'none') return [won.sign, won.sign, won.sign]
  const signs = prizes.filter(({ kind }) => kind !== 'none').map(({ sign }) => sign)
  const [one = won.sign, other = won.sign] = signs
  return [one, other, won.sign]
}

export async function goodsFor(db: Db, goodsIds: readonly number[]) {
  if (goodsIds.length === 0) return new Map<number, typeof exchangeGoods.$inferSelect>()
  const rows = await db
    .select()
    .from(exchangeGoods)
    .where(inArray(exchangeGoods.goodsId, [...goodsIds]))
  return new Map(rows.map((row) => [row.goodsId, row]))
}
