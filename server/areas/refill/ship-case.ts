import { and, asc, eq } from 'drizzle-orm'
import { orders as orderTable, withLines } from '@server/areas/order/order'
import type { DeskCase } from '@server/call/desk-case'
import { ownParcel } from '@server/providers/logistics/carrier'
import { yuan } from '@server/money'
import type { Ports } from '../area'
import { findRefill, keepOf, lockByNumber, rowByNumber } from './find'
import { addressOf } from './present-order'
import { remindOfDecision } from './remind'
import { send } from './ship'

/** What operators have ordered and the warehouse has to send. */
export const shipCase = ({ orders }: Ports): DeskCase => ({
  title: '待发的补货单',
  hours: 72,

  async list({ db }) {
    const waiting = and(eq(orderTable.seller, 'refill'), eq(orderTable.state, 'paid'))
    const rows = await db
      .select()
      .from(orderTable)
      .where(waiting)
      .orderBy(asc(orderTable.orderSn))
      .limit(200)
    return (await withLines(db, rows)).map(({ orderSn, createdAt, lines, city }) => ({
      id: orderSn,
      since: createdAt,
      line: `${lines[0].title} 等 ${lines.length} 种  ${city ?? ''}`,
    }))
  },

  async show({ db, config }, id) {
    const { userId } = await rowByNumber(db, id)
    const { order, refill } = await findRefill(db, { userId, orderSn: id })
    const to = addressOf(order, config.dataKey)
    return {
      since: order.createdAt,
      facts: [
        ...order.lines.map(({ title, number }) => [title, `${number} 箱`] as const),
        ['合计', yuan(refill.sum)],
        ['付款', refill.pay === 'money' ? '已付' : '记账'],
        ['送到', to ? `${to.province}${to.city}${to.district}${to.detail}` : ''],
        ['收货人', to ? `${to.name} ${to.phone}` : ''],
        ['通过意味着', '由自己的车送；交给快递的用发货的命令写快递公司和单号'],
        ['拒绝意味着', '取消订单，已付的原路退回，记账的不再算'],
      ],
      pictures: [],
    }
  },

  approve: (context, id) => send(context, { no: id, ...ownParcel(id) }),

  async refuse({ db, now: at }, id, reason) {
    const { order } = await lockByNumber(db, id)
    await orders.cancel(db, order, { reason: 'soldOut', at })
    await keepOf(db, order, { answer: reason })
    await remindOfDecision(db, order, { decided: 'cancelled', reason, at })
  },
})
