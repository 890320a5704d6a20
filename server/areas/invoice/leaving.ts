import { and, eq } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { invoices } from './tables'

export const invoiceLeaving: Leaving = {
  async obstacles(db, { userId }) {
    const open = await db.$count(
      invoices,
      and(eq(invoices.userId, userId), eq(invoices.state, 'requested')),
    )
    if (open === 0) return []
    return [{ text: `有 ${open} 张发票还没开好`, way: '先等开好，或撤回申请', link: '/invoices' }]
  },
  // the tax office has the invoices themselves
  tables: { invoices: { blank: { addressee: 'null' } } },
}
