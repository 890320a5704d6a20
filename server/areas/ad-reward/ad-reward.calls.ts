import type { adRewardCalls } from '@contract/ad-reward'
import { letBegin, originOf } from '@server/areas/fairness/fairness'
import { villageOf } from '@server/areas/village/village'
import { isClosed } from '@server/call/closed'
import type { HandlersOf } from '@server/call/handler'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { RewardedProvider, Showing } from '@server/providers/rewarded/rewarded'
import { finishFilm } from './finish'
import { filmRules } from './rules'
import { standingOf, type Standing } from './standing'
import { beginFilm } from './tickets'
import { viewerOf } from './viewer'

const { points, shortestSeconds: seconds, mostADay: most } = filmRules

const showingOn = (rewarded: RewardedProvider, platform: Platform): Showing | null =>
  rewarded.showingIn(platform === 'web' ? 'web' : 'miniProgram')

const stateOf = ({ left, gone }: Standing) => {
  if (left === 0) return 'spent'
  return gone ? 'gone' : 'open'
}

export const adRewardHandlers: HandlersOf<typeof adRewardCalls> = {
  '/tp5/api/AdReward/index': async (_input, context) => {
    const { db, user, now, platform, providers } = context
    const showing = isClosed(context, 'rewardedFilm')
      ? null
      : showingOn(providers.rewarded, platform)
    const standing = await standingOf(db, user?.userId, now)
    const { left, got, wait } = standing
    const state = showing ? stateOf(standing) : 'closed'
    return { state, way: showing?.way ?? null, points, seconds, most, left, got, wait }
  },

  '/tp5/api/AdReward/begin': {
    before: async (_input, { providers, platform }) => showingOn(providers.rewarded, platform),
    async write({ device }, showing: Showing | null, context) {
      const { db, config, user, platform, now } = context
      if (!showing) throw new Refusal('closedHere')
      const { userId } = user
      const admit = async () => {
        const villageId = (await villageOf(db, userId))?.villageId ?? null
        await letBegin(db, await originOf({ ...context, user }, { device, villageId }), 'film', now)
      }
      const { way } = showing
      const { ticketId, expiresAt } = await beginFilm(db, { userId, way, platform }, admit, now)
      const viewer = viewerOf(config.dataKey, { userId, ticketId })
      return {
        ...{ ticket: ticketId, way, source: showing.source({ ticketId, viewer }), points, seconds },
        expires_at: expiresAt.toISOString(),
      }
    },
  },

  '/tp5/api/AdReward/finish': ({ ticket: ticketId, ended }, { db, user: { userId }, now }) =>
    finishFilm(db, { userId, ticketId, ended: ended === 1, now }),
}
