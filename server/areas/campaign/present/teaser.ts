import type { Out } from '@contract/api'
import { linkOf, stateOf, surplus, tellState } from '@server/areas/programme/programme'
import type { Teased } from '@server/areas/programme/programme'
import { businessDay, daysBetween } from '@server/calendar'
import { groupOf } from './groups'

/** From when on days are counted, and from how few on pieces. */
const soonDays = 14
const fewPieces = 1000

/** What is open says how much of it is left: of days where it ends soon, else of pieces. */
function leftWords(campaign: Teased, now: Date): string {
  const days = daysBetween(businessDay(now), businessDay(new Date(campaign.endsAt.getTime() - 1)))
  const ofDays = days === 0 ? '今天截止' : `剩 ${days} 天`
  if (days <= soonDays || campaign.prizes.length === 0) return ofDays
  const { left, left_today: today } = surplus(campaign)
  if (today !== null && today < fewPieces) return `今天剩 ${today} 份`
  return left < fewPieces ? `剩 ${left} 份` : ofDays
}

export function presentTeaser(
  campaign: Teased,
  now: Date,
): Out<'/tp5/api/Campaign/lists'>['list'][number] {
  const { key, definition } = campaign
  const { state, state_text } = tellState(campaign, stateOf(campaign, now))
  const { tone, tint, scene } = definition.look
  return {
    key,
    kind: definition.kind,
    group: groupOf(definition.kind),
    title: definition.title,
    note: definition.subtitle,
    link: linkOf(definition),
    state,
    state_text: state === 'open' ? leftWords(campaign, now) : state_text,
    scene,
    tone,
    tint,
  }
}
