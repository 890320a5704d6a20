import type { Out } from '@contract/api'
import {
  mayBePaid,
  needsOf,
  presentOrder,
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
  limitSentence,
  changesIn,
  stateOf,
  surplus,
  tellState,
} from '@server/areas/programme/programme'
import type { Campaign, Definition, StepName } from '@server/areas/programme/programme'
import type { Entry, Mine } from '@server/areas/prize/prize'
import { decide } from './action'
import { type Looking, presentModule } from './modules'
import { presentPrizes, wholePrice } from './prizes'

type Shown = Out<'/tp5/api/Campaign/detail'>

export const limitsOf = ({ definition }: Campaign): string[] =>
  definition.limits.filter(({ of }) => of === 'user' || of === 'phone').map(limitSentence)

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
  const friend = situation.friend?.userId === userId ? null : situation.friend
  const shownEntry = friend ?? mine?.entry ?? null
  const entry = shownEntry && (await presentEntry({ db, userId, now }, campaign, shownEntry))
  const state = stateOf(campaign, now)
  const modules: Shown['modules'] = []
  const standing = { mine, lit: shownEntry?.lit ?? 0 }
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
    steps: stepsOf(definition, mine),
    pick: definition.pick,
    prizes: presentPrizes(campaign, {
      campaignState: state,
      standing: mine ?? { received: new Set(), lit: 0 },
      platform,
    }),
    price: wholePrice(priceOn(definition, null, platform)),
    needs: needsOf(campaign),
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
      platform,
      now,
    }),
    entry,
    outside: outsideOf(campaign, mine),
    order:
      order && (order.state === 'paid' || mayBePaid(campaign, order, platform))
        ? presentOrder(order)
        : null,
    receipts: (mine?.receipts ?? []).map((row) => presentReceipt(config.dataKey, row, false)),
    mine: mine && { phone: mine.phone, ...mine.purse },
  }
}

/** A visitor signs in first. */
function outsideOf({ definition: { outside } }: Campaign, mine: Mine | null): Shown['outside'] {
  if (!outside) return null
  const against = mine ? mine.mayNotOpen : new Refusal('loginTimeout', '登录后就能打开')
  return presentOutside(outside, { opened: mine?.opened ?? false, against })
}

/** Friends who open it are asked to light my lamps. */
function shareLink(campaign: Campaign, entry: Entry | null) {
  const link = linkOf(campaign.definition)
  if (!entry || !campaign.definition.lamps) return link
  return `${link}${link.includes('?') ? '&' : '?'}entry_id=${entry.entryId}`
}

/** A step is done where those before it are: nobody is told that they stand at the third of one. */
function stepsOf({ steps }: Definition, mine: Mine | null): Shown['steps'] {
  let sofar = true
  return steps.map((step) => {
    sofar &&= isDone(step.do, mine)
    return { text: step.text, done: sofar ? 1 : 0 }
  })
}

function isDone(step: StepName, mine: Mine | null): boolean {
  if (!mine) return false
  if (step === 'join' || step === 'pay') return mine.running || mine.order?.state === 'paid'
  if (step === 'light' || step === 'help') return mine.lit > 0
  if (step === 'outside') return mine.opened
  if (step === 'check') return mine.refusal?.refusal !== 'notMeant'
  return mine.receipts.length > 0
}
