import type { Out, Parsed } from '@contract/api'
import { endOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { fund, returnRest } from './budget/fund'
import { type Campaign, changeCampaign, tasksOf } from './campaigns'
import { lacksOf } from './lacks'
import { type CampaignState, states } from './states'
import type { adCampaigns } from './tables'

type Shown = Out<'/tp5/api/Advertiser/campaign'>['actions'][number]
type Action = Parsed<'/tp5/api/Advertiser/move'>['action']

const offered: Readonly<Record<CampaignState, readonly Shown[]>> = {
  draft: ['edit', 'submit'],
  reviewing: ['recall'],
  refused: ['edit', 'submit'],
  live: ['pause', 'raise', 'stop'],
  paused: ['goOn', 'raise', 'stop'],
  stopped: [],
  ended: [],
}

/** What the owner of a campaign may do with it now. */
export function actionsOf({ state, pause }: Pick<Campaign, 'state' | 'pause'>): Shown[] {
  const all = [...offered[state], ...(pause === 'purse' ? (['topUp'] as const) : [])]
  return all.filter((action) => action !== 'goOn' || pause !== 'house')
}

/** Call it with the campaign locked. */
export async function moveCampaign(
  tx: Db,
  { campaignId, state }: Campaign,
  to: CampaignState,
  known: Partial<typeof adCampaigns.$inferInsert> = {},
): Promise<CampaignState> {
  states.check(state, to)
  await changeCampaign(tx, campaignId, { ...known, state: to })
  return to
}

/** What becomes of it by its owner's hand. */
const acts: Readonly<
  Record<Action, (tx: Db, campaign: Campaign, now: Date) => Promise<CampaignState>>
> = {
  async submit(tx, campaign, now) {
    const [lack] = lacksOf(campaign, await tasksOf(tx, [campaign.campaignId]), now)
    if (lack) throw new Refusal('adNotReady', lack)
    return moveCampaign(tx, campaign, 'reviewing', { submittedAt: now, reason: '' })
  },
  recall: (tx, campaign) => moveCampaign(tx, campaign, 'draft'),
  pause: (tx, campaign) => moveCampaign(tx, campaign, 'paused', { pause: 'owner' }),
  async goOn(tx, campaign, now) {
    if (!(await fund(tx, campaign, now))) throw new Refusal('purseShort')
    const liveAt = campaign.liveAt ?? now
    return moveCampaign(tx, campaign, 'live', { pause: '', reason: '', liveAt })
  },
  stop: (tx, campaign, now) => end(tx, campaign, 'stopped', now),
}

export async function act(tx: Db, campaign: Campaign, action: Action, now: Date) {
  if (!actionsOf(campaign).includes(action)) throw new Refusal('adMoved')
  return acts[action](tx, campaign, now)
}

/** Nothing begins there any more; what is left goes back at once, or when nobody is at work. */
export async function end(tx: Db, campaign: Campaign, to: 'stopped' | 'ended', now: Date) {
  const state = await moveCampaign(tx, campaign, to, { endedAt: now, pause: '' })
  await returnRest(tx, campaign, now)
  return state
}

/** The house has looked at it. Without enough in the purse it rests until there is. */
export async function goLive(tx: Db, campaign: Campaign, now: Date): Promise<CampaignState> {
  if (campaign.endsAt <= now)
    throw new Refusal('adNotReady', '结束日期已经过了，请退回去让对方改日期')
  const funded = await fund(tx, campaign, now)
  if (!funded) return moveCampaign(tx, campaign, 'paused', { pause: 'purse', reason: '' })
  return moveCampaign(tx, campaign, 'live', { pause: '', reason: '', liveAt: now })
}

type Raising = Omit<Parsed<'/tp5/api/Advertiser/raise'>, 'campaign_id'>

/** More of it while it is under way; what was paid in already stays. */
export async function raise(tx: Db, campaign: Campaign, wanted: Raising, now: Date) {
  const { budget, day_budget: dayBudget, ends_on } = wanted
  if (!actionsOf(campaign).includes('raise')) throw new Refusal('adMoved')
  if (budget < campaign.budget) throw new Refusal('invalid', '总预算只能加，不能减')
  if (dayBudget > budget) throw new Refusal('invalid', '每天上限不能超过总预算')
  const changed = { ...campaign, budget, dayBudget, endsAt: endOfDay(ends_on)! }
  const [lack] = lacksOf(changed, await tasksOf(tx, [campaign.campaignId]), now)
  if (lack) throw new Refusal('adNotReady', lack)
  const { endsAt } = changed
  await changeCampaign(tx, campaign.campaignId, { budget, dayBudget, endsAt })
  if (campaign.pause !== 'purse' && !(await fund(tx, changed, now))) throw new Refusal('purseShort')
}
