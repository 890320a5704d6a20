import { defineStates } from '@server/call/states'
import { Refusal } from '@server/call/refusal'
import type { WatchState } from '@server/areas/health/health'

interface Rule {
  next: readonly WatchState[]
}

/** Nothing is read before both said yes; what came to its end is asked for anew. */
export const watchStates = defineStates<WatchState, Rule>(
  {
    asked: { next: ['on', 'declined', 'ended'] },
    on: { next: ['ended'] },
    declined: { next: [] },
    ended: { next: [] },
  },
  () => new Refusal('familyMoved'),
)
