import type { Leaving } from '../leaving'

export const accountLeaving: Leaving = {
  tables: {
    account_closings: { gone: 'user_id' },
  },
}
