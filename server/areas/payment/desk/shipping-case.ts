import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { DeskCase, DeskContext, Shown } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { findPayment, type Payment } from '../payments'
import { endRecord, isRecord, type ShippingRecord, tryAgain } from '../shipping/records'
import { payments, shippingRecords } from '../tables'
import { shippingStateWords, shippingTroubleWords } from './shipping-words'

/** Money that went back needs no record any more. */
const waits = and(eq(shippingRecords.state, 'refused'), eq(payments.state, 'paid'))

async function find(db: Db, paymentNo: string): Promise<[ShippingRecord, Payment]> {
  const [record] = await db.select().from(shippingRecords).where(isRecord(paymentNo))
  const payment = await findPayment(db, paymentNo)
  if (!record || !payment) throw new Refusal('notFound', '没有这条发货记录')
  return [record, payment]
}

/** Of two who decide at the same moment the second finds it decided. */
async function lockWaiting({ db }: DeskContext, paymentNo: string): Promise<void> {
  const [record] = await db.select().from(shippingRecords).where(isRecord(paymentNo)).for('update')
  if (!record) throw new Refusal('notFound', '没有这条发货记录')
  if (record.state !== 'refused')
    throw new Refusal('invalid', `这条发货记录${shippingStateWords(record)}，不用处理`)
}

const factsOf = (record: ShippingRecord, payment: Payment): Shown['facts'] => [
  ['状态', shippingStateWords(record)],
  ...(record.lastError
    ? ([
        ['微信的答复', record.lastError],
        ['可以怎么做', shippingTroubleWords(record.lastError)],
      ] as const)
    : []),
  ['微信支付单号', payment.transactionId ?? ''],
  ['付款单', payment.paymentNo],
  ['付款金额', yuan(payment.amount)],
  ['订单', payment.orderSn],
  ['账号', payment.userId],
  ['通过意味着', '马上再告诉微信一次'],
  ['记为已处理意味着', '已经在小程序后台的发货信息管理里录入，系统不再告诉微信'],
]

/** Goods that were given, and WeChat does not take it: the money stays frozen there. */
export const shippingCase: DeskCase = {
  title: '微信没有收下的发货记录',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select({ record: shippingRecords, amount: payments.amount, orderSn: payments.orderSn })
      .from(shippingRecords)
      .innerJoin(payments, eq(payments.paymentNo, shippingRecords.paymentNo))
      .where(waits)
      .orderBy(asc(shippingRecords.since))
    return rows.map(({ record: { paymentNo, since, lastError }, amount, orderSn }) => ({
      id: paymentNo,
      since,
      line: `${yuan(amount)}  订单 ${orderSn}  ${shippingTroubleWords(lastError)}`,
    }))
  },

  async show({ db }, id) {
    const [record, payment] = await find(db, id)
    return { since: record.since, facts: factsOf(record, payment), pictures: [] }
  },

  async approve(context, id) {
    await lockWaiting(context, id)
    await tryAgain(context.db, id, context.now)
  },

  async settle(context, id) {
    await lockWaiting(context, id)
    await endRecord(context.db, id, { state: 'recorded', recordedAt: context.now, byHand: true })
  },
}
