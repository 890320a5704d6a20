import { and, asc, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { longestPause, wornOut } from '../due'
import { isPayment, lockPayment, type Payment } from '../payments'
import { payments } from '../tables'
import { troubleWords } from './words'

const waits = and(
  isNull(payments.transactionId),
  isNotNull(payments.checkAt),
  gte(payments.checks, wornOut),
  ne(payments.lastError, ''),
)

const isWaiting = ({ transactionId, checkAt, checks, lastError }: Payment) =>
  transactionId === null && checkAt !== null && checks >= wornOut && lastError !== ''

async function find(db: Db, paymentNo: string): Promise<Payment> {
  const [row] = await db.select().from(payments).where(isPayment(paymentNo))
  if (!row) throw new Refusal('notFound', '没有这个付款单')
  return row
}

/** Payments of which the provider does not say how they ended. */
export const unansweredCase: DeskCase = {
  title: '问不到结果的付款',
  hours: 24,

  async list({ db }) {
    const rows = await db.select().from(payments).where(waits).orderBy(asc(payments.createdAt))
    return rows.map(({ paymentNo, createdAt, amount, checks, lastError }) => ({
      id: paymentNo,
      since: createdAt,
      line: `${yuan(amount)}  问了 ${checks} 次  ${troubleWords(lastError)}`,
    }))
  },

  async show({ db }, id) {
    const payment = await find(db, id)
    const { paymentNo, amount, orderSn, userId, checks, lastError, createdAt } = payment
    const state = isWaiting(payment)
      ? `问了 ${checks} 次没有结果，每 ${longestPause / 60} 分钟自动再问`
      : '已经有结果，或正在自动处理'
    return {
      since: createdAt,
      facts: [
        ['状态', state],
        ...(lastError
          ? ([
              ['为什么问不到', troubleWords(lastError)],
              ['支付方的答复', lastError],
            ] as const)
          : []),
        ['付款单', paymentNo],
        ['应付金额', yuan(amount)],
        ['订单', orderSn],
        ['账号', userId],
        ['通过意味着', '马上再问一次；已付的照常给货，没付的照常关闭'],
      ],
      pictures: [],
    }
  },

  /** From the beginning, so that it is seen here again only if it fails as often again. */
  async approve({ db, now }, id) {
    await find(db, id)
    if (!isWaiting(await lockPayment(db, id)))
      throw new Refusal('invalid', '这个付款单已经有结果，或正在自动处理，现在不用处理')
    await db
      .update(payments)
      .set({ checkAt: now, checks: 0, lastError: '' })
      .where(eq(payments.paymentNo, id))
  },
}
