import type { Leaving } from '../leaving'

export const merchantLeaving: Leaving = {
  tables: {
    merchants: { stays: 'the telephone of a shop, of no person' },
    merchant_staff: { gone: 'user_id' },
  },
}
