import type { Out } from '@contract/api'
import { mayBePaid, presentOrder } from '@server/areas/campaign-order/campaign-order'
import {
  type Entry,
  needsOf,
  oddsToday,
  presentOutside,
  presentReceipt,
  successOf,
  audienceSentences,
  presentEntry,
} from '@server/areas/prize/prize'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import {
  linkOf,
  hoursInWords,
  priceOn,
  changesIn,
  stateOf,
  surplus,
  tellState,
} from '@server/areas/programme/programme'
import type { Campaign } from '@server/areas/programme/programme'
import type { Mine } from '../mine'
import { isReminded } from '../reminders'
import { decide } from './action'
import { limitsOf } from './limits'
import { type Looking, presentModule } from './modules'
import { presentPrizes, wholePrice } from './prizes'
import { stepsOf } from './steps'
import { reviewingOf } from './to-review'

type Shown = Out<'/tp5/api/Campaign/detail'>

export const hoursOf = ({ definition: { hours } }: Campaign): string =>
  hours ? hoursInWords(hours) : ''

interface Situation {
  campaign: Campaign
  call: Looking
  mine: Mine | null
  userId: string | null
  friend: Entry | null
  machineSn: string | undefined
}

/** The one shape that a page of a campaign is a view of. */
export async function present(situation: Situation): Promise<Shown> {
  const { campaign, call, mine, userId, machineSn } = situation
  const { db, now, config, platform } = call
  const { definition } = campaign
  const order = mine?.order
  const { shownEntry, entry, friend } = await entryToShow(situation)
  const state = stateOf(campaign, now)
  const reviewing = await reviewingOf(db, campaign, userId, mine)
  const modules: Shown['modules'] = []
  const odds = await oddsToday(db, campaign, now)
  const standing = { mine, lit: shownEntry?.lit ?? 0, odds }
  for (const module of definition.modules)
    modules.push(await presentModule(call, campaign, module, standing))
  return {
    key: campaign.key,
    kind: definition.kind,
    title: definition.title,
    subtitle: definition.subtitle,
    partner: definition.partner,
    look: definition.look,
    ...tellState(campaign, state),
    starts_at: replyTime(campaign.startsAt),
    ends_at: replyTime(campaign.endsAt),
    hours: hoursOf(campaign),
    changes_in: changesIn(campaign, now),
    surplus: surplus(campaign),
    intro: definition.intro,
    audience: audienceSentences(campaign),
    limits: limitsOf(campaign),
    terms: definition.terms,
    rule_version: String(campaign.version),
    steps: stepsOf(definition, mine, { entry, reviewed: reviewing.written, now }),
    pick: definition.pick,
    prizes: presentPrizes(campaign, {
      campaignState: state,
      odds,
      standing: mine ?? { received: new Set(), lit: 0 },
      platform,
    }),
    price: wholePrice(priceOn(definition, null, platform)),
    card: definition.card?.days ?? 0,
    needs: needsOf(campaign, mine?.adult ?? ''),
    modules,
    share: {
      title: definition.share.title,
      text: definition.share.text,
      link: shareLink(campaign, mine?.entry ?? null),
    },
    pages: { self: linkOf(definition), success: successOf(definition) },
    action: decide({
      campaign,
      mine,
      friend: friend && { entry: friend, mayHelp: entry?.may_help === 1 },
      mayLight: !friend && entry?.may_light === 1,
      machineSn,
      toReview: reviewing.due,
      reminded: userId !== null && (await isReminded(db, userId, campaign.key)),
      platform,
      now,
    }),
    entry,
    outside: outsideOf(campaign, mine),
    order:
      order && (order.state === 'paid' || mayBePaid(campaign, order, platform))
        ? presentOrder(order, now)
        : null,
    orders: mine?.orders ?? 0,
    receipts: (mine?.receipts ?? []).map((row) => presentReceipt(config.dataKey, row, false)),
    mine: mine && { phone: mine.phone, ...mine.purse },
  }
}

/** A friend's, while I can help or have none of my own; then my own. */
async function entryToShow({ campaign, call, mine, userId, friend: invited }: Situation) {
  const { db, now } = call
  const own = mine?.entry ?? null
  const friend = invited?.userId === userId ? null : invited
  const shown = (one: Entry) => presentEntry({ db, userId, now }, campaign, one)
  if (friend) {
    const entry = await shown(friend)
    if (entry.may_help === 1 || !own) return { shownEntry: friend, entry, friend }
  }
  return { shownEntry: own, entry: own && (await shown(own)), friend: null }
}

/** A visitor signs in first. */
function outsideOf({ definition: { outside } }: Campaign, mine: Mine | null): Shown['outside'] {
  if (!outside) return null
  const against = mine ? mine.mayNotOpen : new Refusal('loginTimeout', '登录后就能打开')
  return presentOutside(outside, {
    opened: mine?.opened ?? false,
    confirmed: mine?.confirmed ?? false,
    against,
    reference: mine?.reference,
  })
}

/** Friends who open it are asked to light my lamps. */
function shareLink(campaign: Campaign, entry: Entry | null) {
  const link = linkOf(campaign.definition)
  if (!entry || !campaign.definition.lamps) return link
  return `${link}${link.includes('?') ? '&' : '?'}entry_id=${entry.entryId}`
}
