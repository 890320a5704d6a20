import type { Leaving } from '../leaving'

const worked = 'who worked on which place: numbers that lead to nobody'

export const locationLeaving: Leaving = {
  tables: {
    location_subscriptions: { gone: 'user_id' },
    location_partners: { gone: 'user_id' },
    location_contracts: { stays: worked },
    location_contacts: { stays: worked },
    location_events: { stays: worked },
    location_leads: { stays: worked },
  },
}
