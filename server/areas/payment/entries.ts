import type { Db } from '@server/database/database'
import type { Payment } from './payments'
import { paymentEntries } from './tables'

type Event = (typeof paymentEntries.$inferInsert)['event']

/** Both sides at once: what lies at the provider, and what an order has been paid. */
export async function book(tx: Db, { paymentNo, amount }: Payment, event: Event, at: Date) {
  const moved = event === 'received' ? amount : -amount
  await tx.insert(paymentEntries).values([
    { paymentNo, event, account: 'provider', amount: moved, createdAt: at },
    { paymentNo, event, account: 'order', amount: -moved, createdAt: at },
  ])
}
