import type { Leaving } from '../leaving'

export const partnerLeaving: Leaving = {
  tables: {
    partners: { stays: 'the key of a partner, of no person' },
    campaign_guests: { stays: 'whom a partner has invited: the list goes after its campaign' },
  },
}
