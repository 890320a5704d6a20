import { asc, eq } from 'drizzle-orm'
import { nothing } from '@server/areas/order/order'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { yuan } from '@server/money'
import type { Ports } from '../area'
import { findRefill, keepOf, lockByNumber, refillLinesOf, rowByNumber } from './find'
import { remindOfDecision } from './remind'
import { refillOrders } from './tables'

async function lockOpen(tx: Db, id: string) {
  const locked = await lockByNumber(tx, id)
  if (locked.refill.difference !== 'open')
    throw new Refusal('orderMoved', '这个补货单没有等着核对的差异')
  return locked
}

/** Less came than was ordered: what is missing goes back, or the warehouse says why not. */
export const differenceCase = ({ orders }: Ports): DeskCase => ({
  title: '补货少收',
  hours: 48,

  async list({ db }) {
    const rows = await db
      .select()
      .from(refillOrders)
      .where(eq(refillOrders.difference, 'open'))
      .orderBy(asc(refillOrders.orderSn))
      .limit(200)
    return Promise.all(
      rows.map(async ({ userId, orderSn, missing, said }) => {
        const { order } = await findRefill(db, { userId, orderSn })
        return { id: orderSn, since: order.receivedAt!, line: `少 ${yuan(missing)}  ${said}` }
      }),
    )
  },

  async show({ db }, id) {
    const { userId } = await rowByNumber(db, id)
    const { order, refill } = await findRefill(db, { userId, orderSn: id })
    const lines = await refillLinesOf(db, order)
    const titleOf = (line: number) => order.lines.find((one) => one.line === line)!.title
    return {
      since: order.receivedAt ?? order.createdAt,
      facts: [
        ...lines.map(
          ({ line, units, received, unit }) =>
            [titleOf(line), `订 ${units} ${unit}，实收 ${received ?? 0} ${unit}`] as const,
        ),
        ['少收的值', yuan(refill.missing)],
        ['对方说', refill.said],
        ['账号', userId],
        [
          '通过意味着',
          refill.pay === 'money'
            ? '少收的钱原路退回'
            : '少收的从记账里减去；已经结清的由人转给对方',
        ],
        ['拒绝意味着', '不退，理由会告诉对方'],
      ],
      pictures: [],
    }
  },

  amount: async ({ db }, id) => (await rowByNumber(db, id)).missing,

  async approve({ db, now: at }, id) {
    const { order, refill } = await lockOpen(db, id)
    const { pay, missing, owed } = refill
    await keepOf(db, order, {
      difference: 'repaid',
      ...(pay === 'account' && { owed: Math.max(0, owed - missing) }),
    })
    if (pay === 'money')
      await orders.refund(db, order, {
        part: { ...nothing, money: missing },
        reason: 'afterSale',
        at,
      })
    await remindOfDecision(db, order, { decided: 'repaid', cents: missing, at })
  },

  async refuse({ db, now: at }, id, answer) {
    const { order } = await lockOpen(db, id)
    await keepOf(db, order, { difference: 'refused', answer })
    await remindOfDecision(db, order, { decided: 'refused', reason: answer, at })
  },
})
