import type { Db } from '@server/database/database'
import { paymentEntries } from './tables'

interface Moved {
  paymentNo: string
  amount: number
  /** Which refund it was; empty where money came in. */
  refundNo?: string
  at: Date
}

/** Both sides at once: what lies at the provider, and what an order has been paid. */
export async function book(tx: Db, { paymentNo, amount, refundNo = '', at }: Moved) {
  const event = refundNo ? 'refunded' : 'received'
  const moved = refundNo ? -amount : amount
  const entry = { paymentNo, event, refundNo, createdAt: at } as const
  await tx.insert(paymentEntries).values([
    { ...entry, account: 'provider', amount: moved },
    { ...entry, account: 'order', amount: -moved },
  ])
}
