import type { Leaving } from '../leaving'

export const agreementLeaving: Leaving = {
  tables: {
    agreement_acceptances: { stays: 'what was agreed to and when: a number that leads to nobody' },
  },
}
