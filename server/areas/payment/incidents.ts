import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Paid } from '@server/providers/payment/payment'
import { paymentIncidents } from './tables'

export type Incident = typeof paymentIncidents.$inferSelect

export const isIncident = (transactionId: string) =>
  eq(paymentIncidents.transactionId, transactionId)

/** Money that no rule can place waits for a person of the house; told again it counts once. */
export async function noteIncident(
  tx: Db,
  paid: Paid,
  kind: Incident['kind'],
  now: Date,
): Promise<void> {
  const { paymentNo, transactionId, amount } = paid
  await tx
    .insert(paymentIncidents)
    .values({ transactionId, paymentNo, amount, kind, toldAt: now })
    .onConflictDoNothing()
}

export async function settleIncident(tx: Db, transactionId: string, at: Date): Promise<void> {
  await tx.update(paymentIncidents).set({ settledAt: at }).where(isIncident(transactionId))
}
