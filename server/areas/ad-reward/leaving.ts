import type { Leaving } from '../leaving'

export const adRewardLeaving: Leaving = {
  tables: {
    film_tickets: { gone: 'user_id' },
    film_days: { gone: 'user_id' },
    film_payments: { stays: 'the books: a number that leads to nobody' },
  },
}
