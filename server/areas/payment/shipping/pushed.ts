import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Fields } from '@server/providers/push/fields'
import type { TakePush } from '../../pushed'
import { payments, shippingRecords } from '../tables'
import { endRecord, isRecord, tryAgain } from './records'

/** What the platform says of shipping records. */
export const shippingPushes: Readonly<Record<string, TakePush>> = {
  /** Told once when the goods were given and once when the money is free. */
  async trade_manage_order_settlement({ db, now }, fields) {
    const paymentNo = await paymentOf(db, fields)
    if (paymentNo === undefined) return
    const recordedAt = momentOf(fields.shipped_time) ?? now
    await endRecord(db, paymentNo, { state: 'recorded', recordedAt })
    const settlesAt = momentOf(fields.estimated_settlement_time)
    const settledAt = momentOf(fields.settlement_time)
    if (!settlesAt && !settledAt) return
    await db
      .update(shippingRecords)
      .set({ ...(settlesAt && { settlesAt }), ...(settledAt && { settledAt }) })
      .where(isRecord(paymentNo))
  },

  async trade_manage_remind_shipping({ db, log, now }, fields) {
    const paymentNo = await paymentOf(db, fields)
    log.warn({ paymentNo }, 'WeChat misses a shipping record')
    if (paymentNo !== undefined) await tryAgain(db, paymentNo, now)
  },

  trade_manage_remind_access_api({ log }) {
    log.warn('WeChat asks for shipping records, and has none yet')
  },
}

async function paymentOf(db: Db, { transaction_id: id = '' }: Fields) {
  const [row] = await db
    .select({ paymentNo: payments.paymentNo })
    .from(payments)
    .where(eq(payments.transactionId, id))
  return row?.paymentNo
}

/** In seconds; missing, or 0, until there is one. */
const momentOf = (told: string | undefined) =>
  told && /^[1-9]\d{0,10}$/.test(told) ? new Date(Number(told) * 1000) : undefined
