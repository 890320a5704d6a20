import { count, eq } from 'drizzle-orm'
import type { lotteryCalls } from '@contract/lottery'
import { findGoods } from '@server/areas/catalogue/catalogue'
import { checkWords, type Judged } from '@server/areas/content/content'
import { anchorOf, proofsOf } from '@server/areas/draw/draw'
import { codeOf, countInvited } from '@server/areas/invite/invite'
import { adultOwed } from '@server/areas/prize/prize'
import { balances } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, replyTime, startOfDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { buyChance, buyingOf, chancesOfToday } from './chances'
import { claim } from './claim'
import { cycleNow, prizesOf } from './cycles'
import { countUnclaimed, littleToday, myPrizes, scrolled, untold } from './log'
import { findPlay, start } from './play'
import { goodsFor, presentPlay, presentPlays, presentPrizes, reelsOf } from './present'
import { leaveLine, standInLine, turnOf } from './queue'
import { lotterySentences, sources, sourcesHere } from './rules'
import { lotteryPlays, lotteryViews } from './tables'
import { verifying } from './verify'
import { likeVow, makeVow, vowsFor } from './vows'

const nothingPromised = { day: '', promised: '', seed: '' }

export const lotteryHandlers: HandlersOf<typeof lotteryCalls> = {
  '/tp5/api/TigerActivity/page': async (_input, { db, now }) => {
    const cycle = await cycleNow(db, now)
    const today = businessDay(now)
    const yesterday = dayAfter(today, -1)
    const proofs = await proofsOf(db, [today, yesterday], now)
    const prizes = cycle ? await prizesOf(db, cycle.cycleId, now) : []
    return {
      cycle: cycle
        ? {
            title: cycle.title,
            starts_at: replyTime(cycle.startsAt),
            ends_at: replyTime(cycle.endsAt),
          }
        : null,
      prizes: cycle ? await presentPrizes(db, cycle, prizes) : [],
      rules: lotterySentences,
      proof: proofs.get(today) ?? nothingPromised,
      before: proofs.get(yesterday) ?? null,
      anchor: await anchorOf(db, today),
    }
  },

  '/tp5/api/TigerActivity/playUser': async (_input, context) => {
    const { db, user, now } = context
    const { userId } = user
    const chances = await chancesOfToday(db, { ...context, userId })
    return {
      ...chances,
      statement: await adultOwed({ db, userId, now }),
      points: (await balances(db, userId)).points,
      user_id: userId,
      nonce: chances.used + 1,
    }
  },

  '/tp5/api/TigerActivity/start': async (input, context) => {
    const { db, user } = context
    const { own_seed: ownSeed, statement } = input
    const played = await start(db, { ...context, userId: user.userId, ownSeed, statement })
    const { play, prize, prizes, left } = played
    return { ...presentPlay(play, prize), reels: reelsOf(prize, prizes), left }
  },

  '/tp5/api/TigerActivity/queue': async (input, context) => {
    const { db, user, now } = context
    const { own_seed: ownSeed, statement } = input
    await standInLine(db, { ...context, userId: user.userId, ownSeed, statement })
    return turnOf(db, user.userId, now)
  },

  '/tp5/api/TigerActivity/leaveQueue': async (_input, { db, user: { userId }, now }) => {
    await leaveLine(db, userId)
    return turnOf(db, userId, now)
  },

  '/tp5/api/TigerActivity/startQueueResult': async (_input, { db, user: { userId }, now }) =>
    turnOf(db, userId, now),

  '/tp5/api/TigerActivity/buyLimit': (_input, here) =>
    Promise.resolve({
      sources: sourcesHere(here).map((key) => {
        const { title, most, link } = sources[key]
        return { key, title, most, link }
      }),
    }),

  '/tp5/api/TigerActivity/checkBuy': async (_input, { db, user: { userId }, now }) =>
    buyingOf(db, { userId, now }),

  '/tp5/api/TigerActivity/buy': async (_input, context) => {
    const { db, user, now } = context
    const { userId } = user
    await buyChance(db, { userId, now })
    return chancesOfToday(db, { ...context, userId })
  },

  '/tp5/api/TigerActivity/myPrize': async ({ cursor }, { db, user: { userId } }) =>
    myPrizes(db, userId, cursor),

  '/tp5/api/TigerActivity/littlePrize': async (_input, { db, user: { userId }, now }) =>
    littleToday(db, userId, now),

  '/tp5/api/TigerActivity/cyclePrize': async (_input, { db, now }) => {
    const cycle = await cycleNow(db, now)
    if (!cycle) return { title: '', ends_at: null, prizes: [] }
    const prizes = await prizesOf(db, cycle.cycleId, now)
    return {
      title: cycle.title,
      ends_at: replyTime(cycle.endsAt),
      prizes: await presentPrizes(db, cycle, prizes),
    }
  },

  '/tp5/api/TigerActivity/prizeGoods': async (_input, { db, now }) => {
    const cycle = await cycleNow(db, now)
    if (!cycle) return { list: [] }
    const shown = await presentPrizes(db, cycle, await prizesOf(db, cycle.cycleId, now))
    const goods = await goodsFor(
      db,
      shown.flatMap(({ goods_id }) => goods_id ?? []),
    )
    return {
      list: shown.flatMap((prize) => {
        const thing = prize.goods_id === null ? undefined : goods.get(prize.goods_id)
        return thing ? [{ ...prize, title: thing.title }] : []
      }),
    }
  },

  '/tp5/api/TigerActivity/goodsDetail': async ({ prize_id: prizeId }, { db, now }) => {
    const cycle = await cycleNow(db, now)
    const prizes = cycle
      ? await presentPrizes(db, cycle, await prizesOf(db, cycle.cycleId, now))
      : []
    const prize = prizes.find((one) => one.prize_id === prizeId)
    if (!prize?.goods_id) throw new Refusal('notFound', '这份奖品已经下架，看看别的吧')
    const { title, intro, details } = await findGoods(db, prize.goods_id, undefined)
    return { ...prize, title, intro, details }
  },

  '/tp5/api/TigerActivity/scrollLog': async (_input, { db, now }) => ({
    list: await scrolled(db, now),
  }),

  '/tp5/api/TigerActivity/play': async ({ play_id }, { db, user: { userId } }) => {
    const [shown] = await presentPlays(db, [await findPlay(db, { userId, playId: play_id })])
    return shown!
  },

  '/tp5/api/TigerActivity/verify': async ({ play_id: playId }, { db, user: { userId }, now }) =>
    verifying(db, { userId, playId, now }),

  '/tp5/api/TigerActivity/bindPrize': async (input, { db, user: { userId }, now }) => {
    const { play_id: playId, address_id: addressId } = input
    const [shown] = await presentPlays(db, [await claim(db, { userId, playId, addressId, now })])
    return shown!
  },

  '/tp5/api/TigerActivity/waiting': async (_input, { db, user: { userId }, now }) => ({
    waiting: await countUnclaimed(db, userId, now),
  }),

  '/tp5/api/TigerActivity/popup': async (_input, { db, user: { userId } }) => {
    const play = await untold(db, userId)
    const [shown] = play ? await presentPlays(db, [play]) : []
    return { play: shown ?? null }
  },

  '/tp5/api/TigerActivity/closePopup': async ({ play_id: playId }, { db, user: { userId } }) => {
    await findPlay(db, { userId, playId }, 'locked')
    await db.update(lotteryPlays).set({ closed: true }).where(eq(lotteryPlays.playId, playId))
    return {}
  },

  '/tp5/api/TigerActivity/view': async (_input, { db, user: { userId }, now }) => {
    const day = businessDay(now)
    await db.insert(lotteryViews).values({ userId, day }).onConflictDoNothing()
    const [row] = await db
      .select({ views: count() })
      .from(lotteryViews)
      .where(eq(lotteryViews.day, day))
    return { views: row!.views }
  },

  '/tp5/api/TigerActivity/invite': async (_input, { db, user: { userId }, now }) => {
    const code = await codeOf(db, userId, now)
    const today = await countInvited(db, userId, startOfDay(now))
    return { code, link: `/newGuest?invite=${code}`, title: '来邻集，和邻居一起攒积分', today }
  },

  '/tp5/api/TigerActivity/vows': ({ cursor }, { db, user }) => vowsFor(db, user?.userId, cursor),

  '/tp5/api/TigerActivity/vow': {
    before: ({ words }, context) => checkWords(context, words),
    async write({ words }, judged: Judged, { db, user: { userId }, now }) {
      const state = await makeVow(db, { userId, words, judged, now })
      return { state, state_text: state === 'shown' ? '许好了' : '看过就会显示' }
    },
  },

  '/tp5/api/TigerActivity/like': async ({ vow_id: vowId }, { db, user: { userId } }) => ({
    likes: await likeVow(db, vowId, userId),
  }),
}
