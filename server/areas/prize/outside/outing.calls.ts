import type { outingCalls } from '@contract/prize/outing'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findCampaign } from '@server/areas/programme/programme'
import { mineOf } from '../mine'
import { presentOutside, setOut } from './outing'

export const outingHandlers: HandlersOf<typeof outingCalls> = {
  '/tp5/api/Campaign/outside': async (input, context) => {
    const { db, now, user } = context
    const campaign = await findCampaign(db, input, now)
    const { outside } = campaign.definition
    if (!outside) throw new Refusal('invalid', '这个活动不用打开别的应用，直接领取就好')
    const mine = await mineOf(context, campaign, { machineSn: undefined })
    if (mine.mayNotOpen) throw mine.mayNotOpen
    await setOut(db, campaign, user.userId, now)
    return presentOutside(outside, { ...mine, opened: true, against: null })
  },
}
