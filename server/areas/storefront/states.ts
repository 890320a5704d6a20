import type { z } from 'zod'
import type { applicationState, changeState } from '@contract/storefront/shapes'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type ApplicationState = z.output<typeof applicationState>

export type ChangeState = z.output<typeof changeState>

/** A shop is open or closed by its owner, a package on the shelf or not. */
export type MoveState = 'open' | 'closed' | 'listed' | 'unlisted'

interface StateRule<S> {
  text: string
  next: readonly S[]
}

/** How far it is with a shop that asked to join. After a refusal another application is written. */
export const states = defineStates<ApplicationState, StateRule<ApplicationState>>(
  {
    applied: { text: '审核中', next: ['approved', 'refused'] },
    approved: { text: '已通过', next: [] },
    refused: { text: '没有通过', next: [] },
  },
  () => new Refusal('shopMoved', '这个申请已经处理过了'),
)

/** How far it is with another name or address. */
export const changeStates = defineStates<ChangeState, StateRule<ChangeState>>(
  {
    asked: { text: '审核中', next: ['approved', 'refused', 'withdrawn'] },
    approved: { text: '已改好', next: [] },
    refused: { text: '没有通过', next: [] },
    withdrawn: { text: '已撤回', next: [] },
  },
  () => new Refusal('shopMoved', '这个改动已经处理过了，或者店主撤回了'),
)
