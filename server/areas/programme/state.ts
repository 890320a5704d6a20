import type { Out } from '@contract/api'
import { endOfDayAfter } from '@server/calendar'
import type { RefusalName } from '@contract/refusals'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from './find'
import type { Definition } from './definition'
import { closesAt, opening, opensAfter } from './hours'

type Detail = Out<'/tp5/api/Campaign/detail'>
export type CampaignState = Detail['state']

type Left = Pick<StockedPrize, 'stock' | 'daily' | 'given_today'>

export const leftToday = ({ daily, given_today: given, stock }: Left) =>
  daily === null ? null : Math.max(0, Math.min(stock, daily - given))

/** What can be had of a prize at this moment. */
export const available = (prize: Left) => leftToday(prize) ?? prize.stock

/** What the state of a campaign hangs on. */
interface Running extends Pick<Campaign, 'startsAt' | 'endsAt' | 'paused'> {
  definition: Pick<Definition, 'hours' | 'pick'>
  prizes: readonly Left[]
}

export function stateOf(campaign: Running, now: Date): CampaignState {
  const { prizes, endsAt, definition } = campaign
  const { hours, pick } = definition
  // A bundle is whole or not at all.
  const enough = (fits: (prize: Left) => boolean) =>
    prizes.length === 0 || (pick === 'all' ? prizes.every(fits) : prizes.some(fits))
  if (now >= endsAt) return 'ended'
  if (campaign.paused) return 'paused'
  if (now < campaign.startsAt) return 'ahead'
  if (!enough(({ stock }) => stock > 0)) return 'soldOut'
  if (hours && !closesAt(hours, now)) return opensAfter(hours, now) < endsAt ? 'between' : 'ended'
  return enough((prize) => available(prize) > 0) ? 'open' : 'soldOutToday'
}

interface Words {
  text: string
  note: string
  refusal: RefusalName | null
}

/** What each state is called, what to do about it, and how a person is refused in it. */
const states: Record<CampaignState, Words> = {
  ahead: {
    text: '即将开始',
    note: '还没有到开始时间，到时再来就好',
    refusal: 'campaignAhead',
  },
  open: { text: '进行中', note: '', refusal: null },
  between: { text: '未到时间', note: '还没有到领取时间，到点再来', refusal: 'campaignBetween' },
  soldOutToday: {
    text: '今日已领完',
    note: '今天的份额领完了，明天零点后还有',
    refusal: 'soldOutToday',
  },
  soldOut: { text: '已领完', note: '奖品全部领完了，看看别的活动吧', refusal: 'prizesGone' },
  ended: { text: '已结束', note: '活动已经结束，领到的奖品仍在有效期内', refusal: 'campaignEnded' },
  paused: { text: '暂停中', note: '活动暂停中，恢复后会继续', refusal: 'campaignPaused' },
}

type Told = { definition: Pick<Definition, 'hours' | 'words'> }

/** The same states where a campaign opens at hours of its own. */
function timed({ definition: { hours } }: Told): Partial<Record<CampaignState, Partial<Words>>> {
  if (!hours) return {}
  const time = opening(hours)
  return {
    between: { text: `${time} 开抢`, note: `还没有到开抢时间，${time} 准时开始` },
    soldOutToday: { text: '本场已领完', note: `这一场领完了，${time} 再来` },
  }
}

function wordsOf(campaign: Told, state: CampaignState): Words {
  const words = { ...states[state], ...timed(campaign)[state] }
  return { ...words, note: campaign.definition.words[state] ?? words.note }
}

export function tellState(campaign: Told, state: CampaignState) {
  const { text, note } = wordsOf(campaign, state)
  return { state, state_text: text, state_note: note }
}

/** Why nobody can receive anything in this state, or null. */
export function refusalIn(campaign: Told, state: CampaignState): Refusal | null {
  const { refusal } = states[state]
  const said = campaign.definition.words[state] ?? timed(campaign)[state]?.note
  return refusal && new Refusal(refusal, said)
}

/** The same for this moment. */
export const closedFor = (campaign: Campaign, now: Date): Refusal | null =>
  refusalIn(campaign, stateOf(campaign, now))

/** When a state changes by itself, where its period does not end before. */
const turns: Partial<Record<CampaignState, (campaign: Campaign, now: Date) => Date>> = {
  ahead({ startsAt, definition: { hours } }) {
    return hours && !closesAt(hours, startsAt) ? opensAfter(hours, startsAt) : startsAt
  },
  open: ({ endsAt, definition: { hours } }, now) => (hours && closesAt(hours, now)) ?? endsAt,
  between: ({ endsAt, definition: { hours } }, now) => (hours ? opensAfter(hours, now) : endsAt),
  soldOutToday({ definition: { hours } }, now) {
    const midnight = endOfDayAfter(now, 0)
    return hours ? opensAfter(hours, midnight) : midnight
  },
}

/** Seconds until the state changes by itself. */
export function changesIn(campaign: Campaign, now: Date): number | null {
  const state = stateOf(campaign, now)
  if (state === 'ended') return null
  const turn = turns[state]?.(campaign, now) ?? campaign.endsAt
  const next = Math.min(turn.getTime(), campaign.endsAt.getTime())
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

/** How much went out, altogether and today. */
export const givenOf = ({ prizes }: Campaign) => ({
  given: prizes.reduce((total, prize) => total + prize.given, 0),
  today: prizes.reduce((total, prize) => total + prize.given_today, 0),
})

interface Stocked {
  definition: Pick<Definition, 'pick'>
  prizes: readonly (Left & { given?: number })[]
}

export function surplus({ prizes, definition: { pick } }: Stocked) {
  const sum = (of: (prize: Stocked['prizes'][number]) => number) =>
    pick === 'all'
      ? Math.min(...prizes.map(of))
      : prizes.reduce((total, prize) => total + of(prize), 0)
  return {
    left: sum(({ stock }) => stock),
    left_today: prizes.some(({ daily }) => daily !== null) ? sum(available) : null,
    total: sum(({ stock, given = 0 }) => stock + given),
  }
}
