import type { Leaving } from '../leaving'

export const stewardLeaving: Leaving = {
  tables: {
    resident_looks: { stays: 'that somebody looked, and why: numbers that lead to nobody' },
    steward_days: { stays: 'the books: a number that leads to nobody' },
  },
}
