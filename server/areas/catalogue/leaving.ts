import type { Leaving } from '../leaving'

export const catalogueLeaving: Leaving = {
  tables: {
    exchange_tickets: { gone: 'user_id' },
    exchange_purchases: { gone: 'user_id' },
    goods_wants: { gone: 'user_id' },
  },
}
