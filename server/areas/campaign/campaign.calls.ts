import type { campaignCalls } from '@contract/campaign'
import type { receivedCalls } from '@contract/campaign/received'
import { replyTime } from '@server/calendar'
import { page, readCursor, momentText, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import {
  findCampaign,
  changesIn,
  givenOf,
  stateOf,
  surplus,
  tellState,
  fromTheStart,
  isShownHere,
  listTeasers,
  refuseElsewhere,
} from '@server/areas/programme/programme'
import { invitedTo, oddsOf } from '@server/areas/prize/prize'
import { allOfMine } from './mine'
import { goodsFor } from './present/modules'
import { present } from './present/present'
import { presentPrizes } from './present/prizes'
import { presentRule } from './present/rule'
import { recentReceivers } from './present/receivers'
import { presentTeaser } from './present/teaser'
import { countEvent } from './present/visits'
import { askForReminder, forgetReminder } from './reminders'

const pageSize = 20
const listName = 'campaigns'
const place = [momentText, textLike(/^[a-z0-9-]{1,40}$/)]

type OwnCalls = Omit<typeof campaignCalls, keyof typeof receivedCalls>

export const campaignHandlers: HandlersOf<OwnCalls> = {
  '/tp5/api/Campaign/detail': async (input, context) => {
    const { db, now, user } = context
    const machineSn = input.machine_sn
    const campaign = await findCampaign(db, input, now)
    refuseElsewhere(campaign, context)
    const mine = user && (await allOfMine({ ...context, user }, campaign, { machineSn }))
    const friend = await invitedTo(db, campaign, input.entry_id)
    return present({
      campaign,
      call: context,
      mine,
      userId: user?.userId ?? null,
      friend,
      machineSn,
    })
  },

  '/tp5/api/Campaign/lists': async (input, context) => {
    const { db, now } = context
    const [endsAt, key] = input.cursor ? readCursor(listName, input.cursor, place) : []
    const after = endsAt === undefined ? fromTheStart : { endsAt: String(endsAt), key: String(key) }
    const found = await listTeasers(db, now, pageSize + 1, after)
    const { list, next } = page(found, pageSize, (last) =>
      writeCursor(listName, [last.endsAt.toISOString(), last.key]),
    )
    const teasers = list
      .filter((campaign) => isShownHere(campaign, context))
      .map((campaign) => presentTeaser(campaign, now))
    return { list: input.open ? teasers.filter(({ state }) => state === 'open') : teasers, next }
  },

  '/tp5/api/Campaign/rule': async ({ version, ...which }, context) => {
    const inForce = await findCampaign(context.db, which, context.now)
    refuseElsewhere(inForce, context)
    return presentRule(context, inForce, version)
  },

  '/tp5/api/Campaign/goodsList': async (input, context) => {
    const { definition } = await findCampaign(context.db, input, context.now)
    const tabs = definition.modules.flatMap((module) => (module.type === 'tabs' ? module.tabs : []))
    const tab = tabs.find(({ key }) => key === input.tab_key)
    if (!tab) throw new Refusal('notFound', '没有这个栏目，请刷新后再看')
    return goodsFor(context, tab.find, input.cursor)
  },

  '/tp5/api/Campaign/slider': async (input, { db, now }) => {
    const { key } = await findCampaign(db, input, now)
    return { list: await recentReceivers(db, key) }
  },

  '/tp5/api/Campaign/surplusNum': async (input, { db, now, platform }) => {
    const campaign = await findCampaign(db, input, now)
    const state = stateOf(campaign, now)
    const { state_text } = tellState(campaign, state)
    const { left, left_today } = surplus(campaign)
    const prizes = presentPrizes(campaign, {
      campaignState: state,
      odds: await oddsOf(db, campaign),
      standing: { received: new Set(), lit: Infinity },
      platform,
    })
    return {
      state,
      state_text,
      left,
      left_today,
      prizes: prizes.map((prize) => ({
        prize_key: prize.prize_key,
        stock: prize.stock,
        left_today: prize.left_today,
        state: prize.state,
        odds: prize.odds,
      })),
    }
  },

  '/tp5/api/Campaign/total': async (input, { db, now }) => {
    const campaign = await findCampaign(db, input, now)
    return { ...givenOf(campaign), left: surplus(campaign).left }
  },

  '/tp5/api/Campaign/tabDownTime': async (input, { db, now }) => {
    const campaign = await findCampaign(db, input, now)
    return {
      state: stateOf(campaign, now),
      seconds: changesIn(campaign, now),
      now: replyTime(now),
    }
  },

  '/tp5/api/Campaign/remind': async ({ key, on }, { db, user: { userId }, now }) => {
    if (on) await askForReminder(db, { userId, key, now })
    else await forgetReminder(db, { userId, key })
    return { on }
  },

  '/tp5/api/Campaign/click': async (input, context) => {
    const { event, device } = input
    const { key: campaignKey } = await findCampaign(context.db, input, context.now)
    await countEvent(context, { campaignKey, event, device })
    return {}
  },
}
