import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { type Incident, isIncident, settleIncident } from '../incidents'
import { findPayment } from '../payments'
import { askRefundOf } from '../refunds'
import { paymentIncidents, refunds } from '../tables'
import { incidentWords } from './words'

const notThere = () => new Refusal('notFound', '没有这笔款项')

async function find(db: Db, id: string): Promise<Incident> {
  const [row] = await db.select().from(paymentIncidents).where(isIncident(id))
  if (!row) throw notThere()
  return row
}

const refundOf = async (db: Db, id: string) =>
  (await db.select().from(refunds).where(eq(refunds.transactionId, id)))[0]

/** Of two who decide at the same moment the second finds it decided. */
async function lockWaiting({ db }: DeskContext, id: string): Promise<Incident> {
  const [row] = await db.select().from(paymentIncidents).where(isIncident(id)).for('update')
  if (!row) throw notThere()
  if (row.settledAt) throw new Refusal('invalid', '这笔款项已经处理好了')
  if (await refundOf(db, id)) throw new Refusal('invalid', '这笔款项已经在退回，不用再处理')
  return row
}

async function stateText(db: Db, { transactionId, settledAt }: Incident) {
  const refund = await refundOf(db, transactionId)
  if (!settledAt) return refund ? `正在退回，退款单 ${refund.refundNo}` : '待处理'
  return refund ? `已退回，退款单 ${refund.refundNo}` : '已处理'
}

async function factsOf(db: Db, incident: Incident) {
  const { kind, amount, paymentNo, transactionId } = incident
  const payment = await findPayment(db, paymentNo)
  return [
    ['状态', await stateText(db, incident)],
    ['发生了什么', incidentWords[kind].long],
    ['到账金额', yuan(amount)],
    ...(payment ? [['应付金额', yuan(payment.amount)] as const] : []),
    ['支付方交易号', transactionId],
    ['付款单', paymentNo],
    ...(payment
      ? ([
          ['订单', payment.orderSn],
          ['账号', payment.userId],
        ] as const)
      : []),
    ['通过意味着', `把到账的 ${yuan(amount)} 原路全部退给付款人`],
    ['记为已处理意味着', '已经用别的办法处理好了，系统不再退这笔钱'],
  ] as const
}

/** Money that no rule could place. */
export const incidentCase: DeskCase = {
  title: '对不上的款项',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select({ incident: paymentIncidents })
      .from(paymentIncidents)
      .leftJoin(refunds, eq(refunds.transactionId, paymentIncidents.transactionId))
      .where(and(isNull(paymentIncidents.settledAt), isNull(refunds.refundNo)))
      .orderBy(asc(paymentIncidents.toldAt))
    return rows.map(({ incident: { transactionId, toldAt, kind, amount, paymentNo } }) => ({
      id: transactionId,
      since: toldAt,
      line: `${yuan(amount)}  ${incidentWords[kind].short}  付款单 ${paymentNo}`,
    }))
  },

  async show({ db }, id) {
    const incident = await find(db, id)
    return { since: incident.toldAt, facts: await factsOf(db, incident), pictures: [] }
  },

  async amount({ db }, id) {
    const { settledAt, transactionId, amount } = await find(db, id)
    return settledAt || (await refundOf(db, transactionId)) ? 0 : amount
  },

  async approve(context, id) {
    const { transactionId, amount } = await lockWaiting(context, id)
    await askRefundOf(context.db, { transactionId, amount, reason: 'unplaced', at: context.now })
  },

  async settle(context, id) {
    await lockWaiting(context, id)
    await settleIncident(context.db, id, context.now)
  },
}
