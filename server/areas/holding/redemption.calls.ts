import type { redemptionCalls } from '@contract/holding/redemption'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { actionsOf, findHolding } from './held'
import { codeOf, presentRead, readCode, redeem } from './use-code'

export const redemptionHandlers: HandlersOf<typeof redemptionCalls> = {
  '/tp5/api/ExchangeShop/UserExchange/code': async (input, { db, user, config, now }) => {
    const holding = await findHolding(db, user.userId, input.holding_id)
    if (!actionsOf(holding, [], now).includes('use')) throw new Refusal('notUsable')
    return codeOf(config.dataKey, holding.number, now)
  },

  '/tp5/api/VillageEnter/readCode': async (input, context) => {
    const { holding } = await readCode(context, input.code)
    return presentRead(context.db, holding)
  },

  '/tp5/api/VillageEnter/useCode': async (input, context) =>
    presentRead(context.db, await redeem(context, input.code)),
}
