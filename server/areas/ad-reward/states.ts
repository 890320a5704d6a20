import { defineStates } from '@server/call/states'
import { Refusal } from '@server/call/refusal'

export type TicketState = 'open' | 'paid' | 'lapsed'

export const states = defineStates<TicketState, { next: readonly TicketState[] }>(
  {
    open: { next: ['paid', 'lapsed'] },
    paid: { next: [] },
    lapsed: { next: [] },
  },
  () => new Refusal('filmLapsed'),
)
