import type { Out } from '@contract/api'
import { linkOf, stateOf, tellState } from '@server/areas/programme/programme'
import type { Teased } from '@server/areas/programme/programme'
import { groupOf } from './groups'

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
    state_text,
    scene,
    tone,
    tint,
  }
}
