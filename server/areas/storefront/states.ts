import type { z } from 'zod'
import type { applicationState } from '@contract/storefront/shapes'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type ApplicationState = z.output<typeof applicationState>

interface StateRule {
  text: string
  next: readonly ApplicationState[]
}

/** How far it is with a shop that asked to join. After a refusal another application is written. */
export const states = defineStates<ApplicationState, StateRule>(
  {
    applied: { text: '审核中', next: ['approved', 'refused'] },
    approved: { text: '已通过', next: [] },
    refused: { text: '没有通过', next: [] },
  },
  () => new Refusal('shopMoved', '这个申请已经处理过了'),
)
