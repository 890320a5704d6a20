import type { Leaving } from '../leaving'

export const distributorLeaving: Leaving = {
  tables: {
    distributors: { gone: 'user_id' },
    distributor_rewards: { stays: 'what was paid for whom: numbers that lead to nobody' },
  },
}
