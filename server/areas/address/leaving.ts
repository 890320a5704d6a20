import type { Leaving } from '../leaving'

export const addressLeaving: Leaving = {
  losses: async () => [{ name: '收货地址', value: '看不到了' }],
  tables: {
    addresses: { gone: 'user_id' },
    address_books: { gone: 'user_id' },
  },
}
