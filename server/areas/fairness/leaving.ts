import type { Leaving } from '../leaving'

export const fairnessLeaving: Leaving = {
  tables: {
    user_tickets: { gone: 'user_id' },
    offence_incomes: { stays: 'which incomes were held: numbers that lead to nobody' },
    offences: {
      stays: 'a phone that comes back is no new one: what was held stays with its number',
    },
    fairness_days: { gone: 'user_id' },
    fairness_paces: { gone: 'user_id' },
  },
}
