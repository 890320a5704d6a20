import { and, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { type Standing, standingOf } from './standing'
import type { PaymentState } from './states'
import { payments } from './tables'

type Told = Out<'/tp5/api/OrderPay/detail'>['state']

/** What says most about an order that had several payments comes first. */
const weight: readonly PaymentState[] = ['paid', 'paying', 'created', 'refunding', 'refunded']

const unpaid: Record<Standing, Told> = {
  waiting: 'waiting',
  settled: 'paid',
  cancelled: 'closed',
}

/** One word for all the payments of an order. */
export async function stateOfOrder(db: Db, userId: string, order: Order): Promise<Told> {
  const rows = await db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.orderSn, order.orderSn)))
  const told = weight.find((state) => rows.some((row) => row.state === state))
  if (told === 'created' || told === 'paying') return 'paying'
  return told && told !== 'closed' ? told : unpaid[standingOf(order)]
}
