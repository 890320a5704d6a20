import type { Leaving } from '../leaving'

export const customerLeaving: Leaving = {
  tables: {
    customer_changes: {
      stays: 'what was said of a customer of the house: a number that leads to nobody',
    },
    reported_customers: { stays: 'whom the house talks to: by a number that leads to nobody' },
  },
}
