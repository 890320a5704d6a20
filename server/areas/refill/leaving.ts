import type { Leaving } from '../leaving'
import { owedBy } from './account'

export const refillLeaving: Leaving = {
  async obstacles(db, { userId }) {
    const owed = await owedBy(db, userId)
    if (owed === 0) return []
    return [
      {
        text: `补货还欠 ¥${(owed / 100).toFixed(2)}`,
        way: '先结清',
        link: '/iter/purchaseOrder',
      },
    ]
  },
  tables: {
    suppliers: { stays: 'of a company, not of a person' },
    refill_carts: { gone: 'user_id' },
    refill_lines: { stays: 'the books: a number that leads to nobody' },
    refill_orders: { blank: { said: "''" } },
  },
}
