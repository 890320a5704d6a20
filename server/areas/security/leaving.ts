import type { Leaving } from '../leaving'

export const securityLeaving: Leaving = {
  tables: {
    security_events: {
      stays: 'needed by law for six months; holds no name, phone or address, then it is dropped',
    },
  },
}
