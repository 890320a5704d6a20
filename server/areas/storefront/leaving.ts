import { eq } from 'drizzle-orm'
import { pieceSumsOf } from '@server/areas/holding/holding'
import type { Leaving } from '../leaving'
import { spanOfMonth } from './months'
import { storefronts } from './tables'

export const storefrontLeaving: Leaving = {
  async obstacles(db, { userId, now }) {
    const [own] = await db.select().from(storefronts).where(eq(storefronts.ownerId, userId))
    if (!own) return []
    if (own.open)
      return [{ text: '您的店还在营业', way: '先在店铺设置里暂停营业', link: '/merchantsSettle' }]
    const { from } = spanOfMonth(own.nextMonth)
    const open = (await pieceSumsOf(db, { from, to: now })).get(own.merchantId)
    if (!open || open.amount === 0) return []
    return [
      { text: '店里还有没结算的核销', way: '等结算以后再注销', link: '/merchantsSettle/order' },
    ]
  },
  tables: {
    merchant_applications: { blank: { contact: 'null' } },
    storefronts: { blank: { user_id: 'null' } },
    merchant_settlements: { stays: 'the books: a number that leads to nobody' },
  },
}
