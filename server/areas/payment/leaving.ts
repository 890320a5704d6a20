import { and, count, eq, isNull } from 'drizzle-orm'
import { moneyBack } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { payments, refunds } from './tables'

async function runningRefunds(db: Db, { userId }: Leaver) {
  const [row] = await db
    .select({ open: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .where(and(eq(payments.userId, userId), isNull(refunds.doneAt)))
  if (!row?.open) return []
  return [{ text: `有 ${row.open} 笔退款还在路上`, way: `到账后再来，${moneyBack}`, link: '' }]
}

export const paymentLeaving: Leaving = {
  obstacles: runningRefunds,
  tables: {
    payments: { blank: { prepaid: 'null', payer: 'null' } },
  },
}
