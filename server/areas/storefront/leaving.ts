import { and, eq } from 'drizzle-orm'
import { pieceSumsOf } from '@server/areas/holding/holding'
import type { Leaving } from '../leaving'
import { shopsQuery } from './find'
import { spanOfMonth } from './months'
import { merchantApplications, shopChanges, storefronts } from './tables'

export const storefrontLeaving: Leaving = {
  async obstacles(db, { userId, now }) {
    const [own] = await shopsQuery(db).where(eq(storefronts.ownerId, userId))
    if (!own) return []
    if (own.merchant.sells)
      return [{ text: '您的店还在营业', way: '先在店铺设置里暂停营业', link: '/merchantsSettle' }]
    const { merchantId, nextMonth } = own.front
    const { from } = spanOfMonth(nextMonth)
    const left = (await pieceSumsOf(db, { from, to: now })).get(merchantId)
    if (!left || left.amount === 0) return []
    return [
      { text: '店里还有没结算的核销', way: '等结算以后再注销', link: '/merchantsSettle/order' },
    ]
  },
  /** Nobody lets somebody in, or calls a shop otherwise, for who is gone. */
  async settle(tx, { userId, now }) {
    const over = { reason: '账号注销了', decidedAt: now }
    await tx
      .update(merchantApplications)
      .set({ ...over, state: 'refused' })
      .where(
        and(eq(merchantApplications.userId, userId), eq(merchantApplications.state, 'applied')),
      )
    await tx
      .update(shopChanges)
      .set({ ...over, state: 'withdrawn' })
      .where(and(eq(shopChanges.userId, userId), eq(shopChanges.state, 'asked')))
  },
  tables: {
    merchant_applications: { blank: { contact: 'null' } },
    storefronts: { blank: { user_id: 'null' } },
    shop_changes: {
      stays: 'what a shop was called and where it was: a number that leads to nobody',
    },
    shop_stops: { stays: 'who of the house stopped a shop, and why: the record of it' },
    shop_moves: { stays: 'who of a shop opened or closed it, and why: the record of it' },
    merchant_settlements: { stays: 'the books: a number that leads to nobody' },
  },
}
