import type { settlingCalls } from '@contract/business/settling'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { viewerOf } from './agreeing.calls'
import { myContract } from './find'
import { presentMonth, presentMonths } from './present-month'
import { monthWords } from './months'
import { settleMonth } from './settle'
import { tellOthers } from './tell'

export const settlingHandlers: HandlersOf<typeof settlingCalls> = {
  '/tp5/api/MachineBusiness/months': async ({ contract_id: contractId }, context) => {
    const viewer = viewerOf(context)
    const agreed = await myContract(viewer.db, { contractId, userId: viewer.userId })
    return presentMonths(viewer, agreed)
  },

  '/tp5/api/MachineBusiness/month': async ({ contract_id: contractId, month }, context) => {
    const viewer = viewerOf(context)
    const agreed = await myContract(viewer.db, { contractId, userId: viewer.userId })
    return presentMonth(viewer, agreed, month)
  },

  '/tp5/api/MachineBusiness/settle': async ({ contract_id: contractId, month }, context) => {
    const viewer = viewerOf(context)
    const { db, userId, now: at } = viewer
    const agreed = await myContract(db, { contractId, userId }, 'locked')
    if (!agreed.contract.agreedAt) throw new Refusal('invalid', '合约还没有签，没有可以结算的')
    const settled = await settleMonth(db, agreed, month, { by: userId, at })
    const what = monthWords(month)
    if (settled) await tellOthers(db, agreed, { moved: 'settled', what, by: userId, at })
    return presentMonth(viewer, agreed, month)
  },
}
