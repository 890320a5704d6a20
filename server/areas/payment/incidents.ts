import type { Db } from '@server/database/database'
import type { Paid } from '@server/providers/payment/payment'
import { paymentIncidents } from './tables'

/** Money that no rule can place waits for a person of the house; told again it counts once. */
export async function noteIncident(
  tx: Db,
  paid: Paid,
  kind: (typeof paymentIncidents.$inferSelect)['kind'],
  now: Date,
): Promise<void> {
  const { paymentNo, transactionId, amount } = paid
  await tx
    .insert(paymentIncidents)
    .values({ transactionId, paymentNo, amount, kind, toldAt: now })
    .onConflictDoNothing()
}
