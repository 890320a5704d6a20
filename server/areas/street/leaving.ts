import type { Leaving } from '../leaving'

export const streetLeaving: Leaving = {
  tables: {
    street_gifts: { stays: 'who got which gift: numbers that lead to nobody' },
    street_moves: { stays: 'what was in whose bag: numbers that lead to nobody' },
    street_promoters: { stays: 'who stood where: numbers that lead to nobody' },
  },
}
