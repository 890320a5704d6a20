import { and, eq, inArray, sql } from 'drizzle-orm'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { orderStateIn } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { type Received, type Receiving, standingIn, tellNow } from '../received'
import { lotteryPlays, lotteryPrizes } from './tables'

type Play = typeof lotteryPlays.$inferSelect

const own = {
  userId: sql.raw('lottery_plays.user_id'),
  orderSn: sql.raw('lottery_plays.order_sn'),
}

/** What is claimed stands as its parcel does. */
const stateNow = (now: Date) => sql<string>`case lottery_plays.state
  when 'waiting' then case when lottery_plays.expires_at <= ${now} then 'expired' else 'address' end
  when 'given' then 'credited'
  when 'claimed' then coalesce(${orderStateIn(own.userId, own.orderSn)}, 'finished')
  else 'expired' end`

function thingOf({ playId, orderSn }: Play, state: string): Received['thing'] {
  if (state === 'address')
    return { text: '填地址', link: `/lottery/orderConfirm?play_id=${playId}` }
  if (orderSn !== '') return { text: '看物流', link: `/exchangeShop/OrderDetails/${orderSn}` }
  return { text: '看这一次', link: `/lottery/bz_detail?play_id=${playId}` }
}

/** What the lottery of the day gave; what brought nothing is no gift. */
export const playsReceived: Receiving = {
  source: 'lottery',
  rows: ({ userId, now }) => sql`
    select play_id as id, date_trunc('milliseconds', played_at) as at,
      ${standingIn(sql.raw('its.state'))} as standing, null::text as campaign,
      null::text as bought, null::uuid as thing, nullif(order_sn, '') as parcel
    from lottery_plays, lateral (select ${stateNow(now)} as state) its
    where user_id = ${userId} and lottery_plays.state <> 'none'`,
  async show({ db, userId, now }, ids) {
    const rows = await db
      .select({
        play: lotteryPlays,
        prize: lotteryPrizes,
        goods: exchangeGoods,
        state: stateNow(now),
      })
      .from(lotteryPlays)
      .innerJoin(lotteryPrizes, eq(lotteryPrizes.prizeId, lotteryPlays.prizeId))
      .leftJoin(exchangeGoods, eq(exchangeGoods.goodsId, lotteryPrizes.goodsId))
      .where(and(eq(lotteryPlays.userId, userId), inArray(lotteryPlays.playId, [...ids])))
    return new Map(
      rows.map(({ play, prize, goods, state }) => {
        const { standing, text } = tellNow(state)
        const thing = thingOf(play, state)
        const shown: Received = {
          ...{ key: play.playId, receipt_id: '', from: '天天抽奖', link: thing.link },
          ...{ name: prize.name, value: '', picture: goods?.image ?? '', tint: goods?.tint ?? 'a' },
          ...{ standing, state_text: text, thing },
          received_at: replyTime(play.playedAt),
          expires_at: play.expiresAt && replyTime(play.expiresAt),
        }
        return [play.playId, shown] as const
      }),
    )
  },
}
