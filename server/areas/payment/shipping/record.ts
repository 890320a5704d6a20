import { findOrder, type Orders } from '@server/areas/order/order'
import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import type { Log } from '@server/log'
import type { ShippingProvider, Verdict } from '@server/providers/shipping/shipping'
import { workAt } from '../due'
import { findPayment, type Payment } from '../payments'
import { endRecord } from './records'
import { shipmentOf } from './shipment'

export interface Recording {
  orders: Orders
  database: Database
  provider: ShippingProvider
  config: Pick<Settings, 'dataKey'>
  clock: () => Date
  log: Log
}

const owed = { table: 'shipping_records', key: 'payment_no', when: 'try_at', times: 'tries' }

/** Tells WeChat of what has been given since, each once; what has not been is looked at again. */
export const recordShipping = (recording: Recording) => workAt(recording, owed, record)

/** For how long after the goods were given a record may fail before a person sees to it. */
const patienceSeconds = { unknown: 3600, unanswered: 24 * 3600 }

async function record(recording: Recording, paymentNo: string): Promise<void> {
  const { orders, provider, clock } = recording
  const { db } = recording.database
  const { dataKey } = recording.config
  const payment = await findPayment(db, paymentNo)
  // refunded, or about to be
  if (payment?.state !== 'paid') return void (await endRecord(db, paymentNo, { state: 'dropped' }))
  // what the house itself cannot tell is no refusal of WeChat's
  const order = await findOrder(db, payment)
  const given = await orders.given(db, order)
  if (!given) return
  const shipment = await shipmentOf(db, dataKey, { payment, order, given })
  const isLate = (seconds: number) => clock().getTime() - given.at.getTime() > seconds * 1000
  try {
    const told = await provider.record(shipment)
    if (told.verdict === 'unknown' && !isLate(patienceSeconds.unknown)) throw new Error(told.words)
    await end(recording, payment, told)
  } catch (error) {
    if (!isLate(patienceSeconds.unanswered)) throw error
    const words = error instanceof Error ? error.message : String(error)
    await end(recording, payment, { verdict: 'refused', words })
  }
}

async function end(
  { database: { db }, log, clock }: Recording,
  { paymentNo }: Payment,
  told: Verdict,
): Promise<void> {
  if (told.verdict === 'recorded') {
    await endRecord(db, paymentNo, { state: 'recorded', recordedAt: clock() })
    return
  }
  const lastError = told.words.slice(0, 500)
  if (await endRecord(db, paymentNo, { state: 'refused', lastError }))
    log.error({ paymentNo, words: lastError }, 'shipping that WeChat does not record')
}
