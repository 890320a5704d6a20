import { type LeadAction, leadStates, type LeadState } from '@contract/location/shapes'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

interface StateRule {
  text: string
  next: readonly LeadState[]
  /** What whoever develops it may do then. */
  actions: readonly LeadAction[]
}

/** From the first clue to a place that has opened: a table of the allowed moves. */
export const states = defineStates<LeadState, StateRule>(
  {
    lead: { text: '线索', next: ['visited', 'lost'], actions: ['edit', 'visit', 'lose'] },
    visited: {
      text: '已勘测',
      next: ['scored', 'lost'],
      actions: ['edit', 'score', 'lose'],
    },
    scored: {
      text: '已评分',
      next: ['submitted', 'lost'],
      actions: ['edit', 'score', 'submit', 'lose'],
    },
    submitted: { text: '待审核', next: ['approved', 'refused'], actions: [] },
    approved: { text: '已通过', next: ['contracted', 'lost'], actions: ['contract', 'lose'] },
    refused: {
      text: '没通过',
      next: ['scored', 'submitted', 'lost'],
      actions: ['edit', 'score', 'submit', 'lose'],
    },
    contracted: { text: '已签约', next: ['live', 'lost'], actions: ['contract', 'live', 'lose'] },
    live: { text: '已上线', next: [], actions: ['contract'] },
    lost: { text: '已放弃', next: ['recovered'], actions: ['recover'] },
    recovered: { text: '已找回', next: ['visited', 'lost'], actions: ['edit', 'visit', 'lose'] },
  },
  (is, would) =>
    new Refusal('locationMoved', `这个点位${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

export const stateList = leadStates.map((state) => ({ state, text: states.of(state).text }))

/** Those on which somebody still works. */
export const openStates = leadStates.filter((state) => state !== 'live' && state !== 'lost')
