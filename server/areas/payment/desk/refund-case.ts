import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { DeskCase, DeskContext, Shown } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { longestPause, wornOut } from '../due'
import { endRefund } from '../give-back'
import { findPayment, lockPayment } from '../payments'
import { isRefund, type Refund } from '../refunds'
import { refunds } from '../tables'
import { refundWords, troubleWords } from './words'

/** At the longest pause these are three days in which the provider says that it is at it. */
const tooLong = (3 * 24 * 3600) / longestPause
/** A try that is under way has an end by then. */
const restSeconds = 60

const waits = and(
  isNull(refunds.doneAt),
  or(and(gte(refunds.tries, wornOut), ne(refunds.lastError, '')), gte(refunds.tries, tooLong)),
)

const isWaiting = ({ doneAt, tries, lastError }: Refund) =>
  !doneAt && ((tries >= wornOut && lastError !== '') || tries >= tooLong)

async function find(db: Db, refundNo: string): Promise<Refund> {
  const [row] = await db.select().from(refunds).where(isRefund(refundNo))
  if (!row) throw new Refusal('notFound', '没有这笔退款')
  return row
}

/** Held, its payment first, as it is when the money is back: of two who decide the second is refused. */
async function lockWaiting({ db }: DeskContext, refundNo: string): Promise<Refund> {
  const { paymentNo } = await find(db, refundNo)
  if (paymentNo !== null) await lockPayment(db, paymentNo)
  const [refund] = await db.select().from(refunds).where(isRefund(refundNo)).for('update')
  if (refund!.doneAt) throw new Refusal('invalid', '这笔退款已经退了')
  if (!isWaiting(refund!)) throw new Refusal('invalid', '这笔退款正在自动重试，现在不用处理')
  return refund!
}

function stateText({ doneAt, byHand, tries }: Refund) {
  if (doneAt) return byHand ? '已由人用别的办法退回' : '已退回'
  return `试了 ${tries} 次还没有退成，每 ${longestPause / 60} 分钟自动再试`
}

async function factsOf(db: Db, refund: Refund): Promise<Shown['facts']> {
  const { amount, reason, lastError, paymentNo, transactionId, doneAt } = refund
  const payment = paymentNo === null ? undefined : await findPayment(db, paymentNo)
  const trade = payment?.transactionId ?? transactionId ?? ''
  return [
    ['状态', stateText(refund)],
    ['为什么退', refundWords[reason]],
    ['退款金额', yuan(amount)],
    ...(doneAt ? [] : ([['为什么没退成', troubleWords(lastError)]] as const)),
    ...(lastError ? ([['支付方的答复', lastError]] as const) : []),
    ['支付方交易号', trade],
    ...(payment
      ? ([
          ['付款单', payment.paymentNo],
          ['付款金额', yuan(payment.amount)],
          ['订单', payment.orderSn],
          ['账号', payment.userId],
        ] as const)
      : []),
    ['通过意味着', '马上再退一次；退款单号不变，支付方不会多退'],
    ['记为已处理意味着', '钱已经用别的办法退给顾客，系统不再退；先到商户平台确认没有退成'],
  ]
}

/** Money that is to go back, and does not. */
export const refundCase: DeskCase = {
  title: '退不出去的退款',
  hours: 24,

  async list({ db }) {
    const rows = await db.select().from(refunds).where(waits).orderBy(asc(refunds.createdAt))
    return rows.map(({ refundNo, createdAt, amount, reason, tries, lastError }) => ({
      id: refundNo,
      since: createdAt,
      line: `${yuan(amount)}  ${refundWords[reason]}  试了 ${tries} 次  ${troubleWords(lastError)}`,
    }))
  },

  async show({ db }, id) {
    const refund = await find(db, id)
    return { since: refund.createdAt, facts: await factsOf(db, refund), pictures: [] }
  },

  async amount({ db }, id) {
    const refund = await find(db, id)
    return isWaiting(refund) ? refund.amount : 0
  },

  /** From the beginning, so that it is seen here again only if it fails as often again. */
  async approve(context, id) {
    const { refundNo } = await lockWaiting(context, id)
    await context.db
      .update(refunds)
      .set({ tryAt: context.now, tries: 0, lastError: '' })
      .where(eq(refunds.refundNo, refundNo))
  },

  async settle(context, id) {
    const refund = await lockWaiting(context, id)
    if (isUnderWay(refund, context.now)) {
      throw new Refusal('invalid', '系统刚刚又试了一次，请一分钟后看看结果再记')
    }
    await endRefund(context.db, refund, { at: context.now, byHand: true })
  },
}

/** Here every pause is the longest: its last try began that long before its next. */
const isUnderWay = ({ tryAt }: Refund, now: Date) =>
  tryAt !== null && (tryAt.getTime() - now.getTime()) / 1000 > longestPause - restSeconds
