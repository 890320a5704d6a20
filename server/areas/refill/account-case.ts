import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { orders } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { findRefill, keepOf, lockByNumber, rowByNumber } from './find'
import { remindOfDecision } from './remind'
import { orderRules } from './rules'
import { refillOrders } from './tables'

const dueAt = (from: Date) => new Date(from.getTime() + orderRules.account.days * dayMs)

/** What operators owe for goods that they ordered on account. */
export const accountCase: DeskCase = {
  title: '补货记账',
  hours: orderRules.account.days * 24,

  async list({ db }) {
    const ofOrder = and(
      eq(orders.userId, refillOrders.userId),
      eq(orders.orderSn, refillOrders.orderSn),
    )
    const rows = await db
      .select({ refill: refillOrders, since: orders.createdAt })
      .from(refillOrders)
      .innerJoin(orders, ofOrder)
      .where(and(gt(refillOrders.owed, 0), isNull(refillOrders.settledAt)))
      .orderBy(asc(refillOrders.orderSn))
      .limit(200)
    return rows.map(({ refill, since }) => ({
      id: refill.orderSn,
      since,
      line: `${yuan(refill.owed)}  应在 ${dueAt(since).toISOString().slice(0, 10)} 前结清`,
    }))
  },

  async show({ db }, id) {
    const { userId } = await rowByNumber(db, id)
    const { order, refill } = await findRefill(db, { userId, orderSn: id })
    return {
      since: order.createdAt,
      facts: [
        ['欠款', yuan(refill.settledAt ? 0 : refill.owed)],
        ['订单合计', yuan(refill.sum)],
        ['账号', userId],
        ['通过意味着', '钱已经收到，记为结清'],
      ],
      pictures: [],
    }
  },

  async approve({ db, now: settledAt }, id) {
    const { order, refill } = await lockByNumber(db, id)
    if (refill.owed === 0 || refill.settledAt) throw new Refusal('orderMoved', '这个补货单没有欠款')
    await keepOf(db, order, { settledAt })
    const { owed: cents } = refill
    await remindOfDecision(db, order, { decided: 'settled', cents, at: settledAt })
  },
}
