import { inArray } from 'drizzle-orm'
import type { Waits } from '../waiting'
import { kindTexts } from './rules'
import { afterSalesPage } from './staff/list'
import { atDesk } from './states'
import { afterSales } from './tables'

/** What customers ask for, until the house has answered. */
export const afterSaleWaits: Waits = {
  kind: 'afterSales',
  role: 'house',
  link: '/afterSales',
  async read({ db, now }, most) {
    const count = await db.$count(afterSales, inArray(afterSales.state, [...atDesk]))
    const { list } = await afterSalesPage(db, { shown: 'waiting', cursor: undefined, words: '' })
    return {
      count,
      first: list.slice(0, most).map(({ afterSaleNo, kind, title, reason, deadlineAt }) => ({
        key: afterSaleNo,
        title: `${kindTexts[kind].name} ${title}`,
        note: reason,
        urgency: deadlineAt === null || deadlineAt < now ? ('now' as const) : ('soon' as const),
        dueAt: deadlineAt,
        link: `/afterSalesdetails?after_sale_no=${afterSaleNo}`,
      })),
    }
  },
}
