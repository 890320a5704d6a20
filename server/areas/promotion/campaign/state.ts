import type { Out } from '@contract/api'
import { endOfDayAfter } from '@server/calendar'
import type { RefusalName } from '@contract/refusals'
import { Refusal } from '@server/http/refusal'
import type { Campaign, StockedPrize } from './campaign'

type Detail = Out<'/tp5/api/Campaign/detail'>
export type CampaignState = Detail['state']

export const leftToday = ({ daily, given_today: given, stock }: StockedPrize) =>
  daily === null ? null : Math.max(0, Math.min(stock, daily - given))

/** What can be had of a prize at this moment. */
export const available = (prize: StockedPrize) => leftToday(prize) ?? prize.stock

export function stateOf(campaign: Campaign, now: Date): CampaignState {
  if (now >= campaign.endsAt) return 'ended'
  if (campaign.paused) return 'paused'
  if (now < campaign.startsAt) return 'ahead'
  const { prizes } = campaign
  if (prizes.length === 0 || prizes.some((prize) => available(prize) > 0)) return 'open'
  return prizes.some(({ stock }) => stock > 0) ? 'soldOutToday' : 'soldOut'
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
  soldOutToday: {
    text: '今日已领完',
    note: '今天的份额领完了，明天零点后还有',
    refusal: 'soldOutToday',
  },
  soldOut: { text: '已领完', note: '奖品全部领完了，看看别的活动吧', refusal: 'prizesGone' },
  ended: { text: '已结束', note: '活动已经结束，领到的奖品仍在有效期内', refusal: 'campaignEnded' },
  paused: { text: '暂停中', note: '活动暂停中，恢复后会继续', refusal: 'campaignPaused' },
}

export function tellState({ definition }: Campaign, state: CampaignState) {
  const { text, note } = states[state]
  return { state, state_text: text, state_note: definition.words[state] ?? note }
}

/** Why nobody can receive anything now, or null. */
export function closedFor(campaign: Campaign, now: Date): Refusal | null {
  const state = stateOf(campaign, now)
  const { refusal } = states[state]
  return refusal && new Refusal(refusal, campaign.definition.words[state])
}

/** Seconds until the state changes by itself. */
export function changesIn(campaign: Campaign, now: Date): number | null {
  const state = stateOf(campaign, now)
  const seconds = (to: Date) => Math.max(0, Math.ceil((to.getTime() - now.getTime()) / 1000))
  if (state === 'ahead') return seconds(campaign.startsAt)
  if (state === 'soldOutToday') {
    const midnight = endOfDayAfter(now, 0)
    return Math.min(seconds(midnight), seconds(campaign.endsAt))
  }
  return state === 'ended' ? null : seconds(campaign.endsAt)
}

export function surplus({ prizes }: Campaign) {
  const sum = (of: (prize: StockedPrize) => number) =>
    prizes.reduce((total, prize) => total + of(prize), 0)
  return {
    left: sum(({ stock }) => stock),
    left_today: prizes.some(({ daily }) => daily !== null) ? sum(available) : null,
    total: sum(({ stock, given }) => stock + given),
  }
}
