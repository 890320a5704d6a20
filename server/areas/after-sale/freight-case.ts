import { and, asc, eq, inArray } from 'drizzle-orm'
import { nothing, type Order } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { DeskCase } from '@server/call/desk-case'
import type { Db } from '@server/database/database'
import { yuan } from '@server/money'
import type { Ports } from '../area'
import { ceiling } from './ceiling'
import { type AfterSale, findByNo, lockByNo, repaidOf, sumsOf } from './find'
import { endFreight } from './freight'
import { type AfterSaleState, states } from './states'
import { afterSales } from './tables'

/** The goods have passed: what was laid out for their way is owed. */
const passed: readonly AfterSaleState[] = ['refunding', 'refunded', 'resent', 'finished']
const refunded: readonly AfterSaleState[] = ['refunding', 'refunded']

export const isFreightOwed = and(
  eq(afterSales.freightState, 'claimed'),
  inArray(afterSales.state, [...passed]),
)

async function lockOwed(tx: Db, no: string) {
  const locked = await lockByNo(tx, no)
  const { freightState, state } = locked.afterSale
  if (freightState !== 'claimed' || !passed.includes(state))
    throw new Refusal('afterSaleMoved', '这个售后没有等着退的运费')
  return locked
}

/**
 * What is left of an order's money and nobody can ask back any more: of the pieces that were
 * refunded, what less was asked for than they had cost.
 */
async function spare(tx: Db, order: Order): Promise<number> {
  const { money } = order
  const { number } = order.lines[0]
  const gone = await sumsOf(tx, order, inArray(afterSales.state, [...refunded]))
  const spoken = { number: 0, ...nothing }
  const share = ceiling({ number, ...nothing, money }, spoken, gone.number).money
  return Math.max(0, share - gone.money - (await repaidOf(tx, order)))
}

async function repay(orders: Ports['orders'], tx: Db, no: string, at: Date): Promise<void> {
  const { order, afterSale } = await lockOwed(tx, no)
  const { freight } = afterSale
  const left = await spare(tx, order)
  if (left < freight) {
    const words = `这个订单的款只剩 ${yuan(left)} 可退，请把 ${yuan(freight)} 转给顾客，再用 settle 记下`
    throw new Refusal('invalid', words)
  }
  await orders.refund(tx, order, { part: { ...nothing, money: freight }, reason: 'afterSale', at })
  await endFreight(tx, afterSale, 'repaid')
}

const lineOf = ({ freight, title, backCarrier, backTrackingNo }: AfterSale) =>
  `${yuan(freight)}  ${title}  ${backCarrier} ${backTrackingNo}`

/** What owners laid out for sending goods back that the house pays for. */
export const freightCase = ({ orders }: Ports): DeskCase => ({
  title: '垫付的运费',
  hours: 48,

  async list({ db }) {
    const rows = await db
      .select()
      .from(afterSales)
      .where(isFreightOwed)
      .orderBy(asc(afterSales.createdAt))
    return rows.map((row) => ({ id: row.afterSaleNo, since: row.createdAt, line: lineOf(row) }))
  },

  async show({ db }, id) {
    const row = await findByNo(db, id)
    return {
      since: row.createdAt,
      facts: [
        ['垫付', yuan(row.freight)],
        ['通过意味着', '从订单付的款里退；不够退时转给顾客，用 settle 记下'],
        ['售后', states.of(row.state).text],
        ['原因', row.reason],
        ['寄回', `${row.backCarrier} ${row.backTrackingNo}`],
        ['订单', row.orderSn],
        ['账号', row.userId],
      ],
      pictures: [],
    }
  },

  amount: async ({ db }, id) => (await findByNo(db, id)).freight,
  approve: ({ db, now }, id) => repay(orders, db, id, now),

  async refuse({ db }, id, reason) {
    const { afterSale } = await lockOwed(db, id)
    await endFreight(db, afterSale, 'refused', reason)
  },

  async settle({ db }, id) {
    const { afterSale } = await lockOwed(db, id)
    await endFreight(db, afterSale, 'settled')
  },
})
