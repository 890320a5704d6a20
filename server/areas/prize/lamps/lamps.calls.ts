import type { lampsCalls } from '@contract/prize/lamps'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import {
  closedFor,
  findCampaign,
  hasStep,
  refuseHelpedDraw,
} from '@server/areas/programme/programme'
import { reasonAgainst } from '../rules/eligible'
import { personOf, placesOf } from '../receive/person'
import { watchFarming } from '../receive/signals'
import { refuseBlocked } from '../rules/blocked'
import { knownOf } from '../rules/known'
import { countHelp } from '../rules/limits'
import { findEntry, lockEntry, lockEntryOf, presentEntry } from './entry'
import { join } from './join'
import { lightFor, lightOwn } from './light'

export const lampsHandlers: HandlersOf<typeof lampsCalls> = {
  '/tp5/api/Campaign/join': async (input, context) => {
    const { db, now, user } = context
    const campaign = await findCampaign(db, input, now)
    refuseHelpedDraw(campaign, context)
    if (!hasStep(campaign.definition, 'join')) {
      throw new Refusal('invalid', '这个活动不用报名，直接领取就好')
    }
    const person = await personOf(context, campaign, input)
    const { card, machine_sn: machineSn } = input
    const known = await knownOf(db, campaign, person, now)
    const wish = { campaign, person, known, prize: null, card, machineSn, now }
    const reason = await reasonAgainst(db, { ...wish, paying: true })
    if (reason) throw reason
    const entry = await join(db, campaign, user.userId, now)
    return presentEntry({ db, userId: user.userId, now }, campaign, entry)
  },

  '/tp5/api/Campaign/lamps': async (input, { db, now, user }) => {
    const entry = await findEntry(db, input.entry_id)
    const campaign = await findCampaign(db, { key: entry.campaignKey }, now)
    const shown = await presentEntry({ db, userId: user?.userId ?? null, now }, campaign, entry)
    return { ...shown, key: campaign.key }
  },

  '/tp5/api/Campaign/light': async (input, context) => {
    const { db, now, user } = context
    const campaign = await findCampaign(db, input, now)
    refuseHelpedDraw(campaign, context)
    const closed = closedFor(campaign, now)
    if (closed) throw closed
    const entry = await lockEntryOf(db, user.userId, campaign.key)
    if (!entry) throw new Refusal('entryNeeded', '请先参加活动，再来帮自己')
    const lit = await lightOwn(db, campaign, entry, now)
    return presentEntry({ db, userId: user.userId, now }, campaign, lit)
  },

  '/tp5/api/Campaign/help': async (input, context) => {
    const { db, now, user } = context
    const entry = await lockEntry(db, input.entry_id)
    const campaign = await findCampaign(db, { key: entry.campaignKey }, now)
    refuseHelpedDraw(campaign, context)
    const closed = closedFor(campaign, now)
    if (closed) throw closed
    await refuseBlocked(db, campaign.key, user.userId)
    const lit = await lightFor(db, campaign, { entry, helperId: user.userId, now })
    const subjects = placesOf(context, input.device)
    await countHelp(db, campaign, subjects, now)
    await watchFarming(db, { campaignKey: campaign.key, userId: user.userId, subjects, now })
    return presentEntry({ db, userId: user.userId, now }, campaign, lit)
  },
}
