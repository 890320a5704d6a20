import type { Out } from '@contract/api'
import { type Campaign, linkOf } from '../campaign'
import { stateOf, tellState } from '../state'

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
    link: linkOf(definition),
    state,
    state_text,
    scene,
    tone,
    tint,
  }
}
