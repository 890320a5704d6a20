import type { Leaving } from '../leaving'

export const drawLeaving: Leaving = {
  tables: {
    draws: {
      stays: 'how each was drawn, for whoever checks the odds: a number that leads to nobody',
    },
  },
}
