import { and, desc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { OrderToPay } from '@server/areas/exchange-shop/exchange-shop'
import type { Db } from '@server/database/database'
import type { PaymentState } from './states'
import { payments } from './tables'

type Told = Out<'/tp5/api/OrderPay/detail'>['state']

/** What says most about an order that had several payments comes first. */
const weight: readonly PaymentState[] = ['paid', 'refunding', 'refunded', 'paying', 'created']

/** One word for all the payments of an order. */
export async function stateOfOrder(db: Db, userId: string, order: OrderToPay): Promise<Told> {
  const rows = await db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.orderSn, order.orderSn)))
    .orderBy(desc(payments.createdAt))
  const told = weight.find((state) => rows.some((row) => row.state === state))
  if (told === 'created' || told === 'paying') return 'paying'
  if (told) return told
  if (order.state === 'unpaid') return 'waiting'
  return order.state === 'cancelled' ? 'closed' : 'paid'
}
