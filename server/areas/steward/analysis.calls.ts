import type { analysisCalls } from '@contract/steward/analysis'
import type { HandlersOf } from '@server/call/handler'
import { allowedIn, favouriteGoods, favouriteTimes, spanOfAnalysis } from './analysis/groups'
import { scopeOf } from './scope'

export const analysisHandlers: HandlersOf<typeof analysisCalls> = {
  '/tp5/api/Housekeep/allowStatistics': async (_input, context) => {
    const scope = await scopeOf(context)
    const { villages } = scope
    return {
      ...spanOfAnalysis(context.now),
      villages: await Promise.all(villages.map((village) => allowedIn(scope, village))),
    }
  },

  '/tp5/api/Housekeep/brandFavorite': async ({ village }, context) =>
    favouriteGoods(await scopeOf(context, village)),

  '/tp5/api/Housekeep/buyTimeFavorite': async ({ village }, context) =>
    favouriteTimes(await scopeOf(context, village)),
}
