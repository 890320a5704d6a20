import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Payment } from '../payments'
import { shippingRecords } from '../tables'

export type ShippingRecord = typeof shippingRecords.$inferSelect

export const isRecord = (paymentNo: string) => eq(shippingRecords.paymentNo, paymentNo)

/** WeChat learns of a payment up to a minute after it was made. */
const firstTrySeconds = 60

/** Money that came in by the mini program is owed a record; by any other way WeChat wants none. */
export async function oweRecord(tx: Db, { paymentNo, way }: Payment, at: Date): Promise<void> {
  if (way !== 'mini') return
  const tryAt = new Date(at.getTime() + firstTrySeconds * 1000)
  await tx.insert(shippingRecords).values({ paymentNo, state: 'waiting', since: at, tryAt })
}

/** How a record came to its end. */
type End =
  | { state: 'recorded'; recordedAt: Date; byHand?: boolean }
  | { state: 'refused'; lastError: string }
  | { state: 'dropped' }

/** Ends what is still owed, or was refused; false where it had come to another end before. */
export async function endRecord(tx: Db, paymentNo: string, end: End): Promise<boolean> {
  const ended = await tx
    .update(shippingRecords)
    .set({ lastError: '', ...end, tryAt: null })
    .where(and(isRecord(paymentNo), inArray(shippingRecords.state, ['waiting', 'refused'])))
    .returning({ paymentNo: shippingRecords.paymentNo })
  return ended.length > 0
}

/** From the beginning: what is owed, and what was refused. */
export const tryAgain = (tx: Db, paymentNo: string, at: Date) =>
  tx
    .update(shippingRecords)
    .set({ state: 'waiting', tryAt: at, tries: 0 })
    .where(and(isRecord(paymentNo), inArray(shippingRecords.state, ['waiting', 'refused'])))
