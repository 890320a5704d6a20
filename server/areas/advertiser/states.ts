import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type AdvertiserState = 'reviewing' | 'refused' | 'open'

export type CampaignState =
  | 'draft'
  | 'reviewing'
  | 'refused'
  | 'live'
  | 'paused'
  | 'stopped'
  | 'ended'

/** Why one rests: its owner wanted it to, the purse is too empty, or the house saw something. */
export type Pause = '' | 'owner' | 'purse' | 'house'

interface StateRule {
  text: string
  next: readonly CampaignState[]
  /** What it says may still be written anew. */
  editable?: true
}

/** From a draft to its end: a table of the allowed moves. */
export const states = defineStates<CampaignState, StateRule>(
  {
    draft: { text: '草稿', next: ['reviewing'], editable: true },
    reviewing: { text: '审核中', next: ['draft', 'refused', 'live', 'paused'] },
    refused: { text: '没过审', next: ['reviewing'], editable: true },
    live: { text: '投放中', next: ['paused', 'stopped', 'ended'] },
    paused: { text: '已暂停', next: ['live', 'stopped', 'ended'] },
    stopped: { text: '已停止', next: [] },
    ended: { text: '已结束', next: [] },
  },
  (is, would) => new Refusal('adMoved', `这个投放${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

/** Nobody begins anything there any more, and what is left goes back. */
export const over: readonly CampaignState[] = ['stopped', 'ended']
