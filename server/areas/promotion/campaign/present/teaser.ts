import type { Out } from '@contract/api'
import type { Campaign } from '../campaign'
import { stateOf, tellState } from '../state'

export const linkOf = ({ key, definition: { routes } }: Campaign) =>
  routes[0] ?? `/subjectPage?key=${key}`

export function presentTeaser(
  campaign: Campaign,
  now: Date,
): Out<'/tp5/api/Campaign/lists'>['list'][number] {
  const { key, definition } = campaign
  const { state, state_text } = tellState(campaign, stateOf(campaign, now))
  const { tone, tint, scene } = definition.look
  return {
    key,
    kind: definition.kind,
    title: definition.title,
    note: definition.subtitle,
    link: linkOf(campaign),
    state,
    state_text,
    scene,
    tone,
    tint,
  }
}
