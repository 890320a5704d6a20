import type { Out } from '@contract/api'
import type { ordersCalls } from '@contract/health-plan/orders'
import {
  cancelWords,
  type GoodsKind,
  holdingStateOf,
  holdingStateTexts,
  thingsOf,
  usesOf,
} from '@server/areas/holding/holding'
import type { Order } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import type { Db } from '@server/database/database'
import type { Ports } from '../../area'
import { findHealthOrder, healthOrders, kindOf } from './find'

type Row = Out<'/tp5/api/ExchangeShop/HealthReportOrder/mergeLists'>['list'][number]
type Thing = Out<'/tp5/api/ExchangeShop/HealthTimesOrder/detail'>['things'][number]

const kindTexts = { goods: '健康商品', times: '健康服务' } as const

function presentRow({ orders }: Ports, order: Order): Row {
  const { title, image, tint, number } = order.lines[0]
  const kind = kindOf(order)
  return {
    ...{ order_sn: order.orderSn, kind, kind_text: kindTexts[kind] },
    ...{ state_text: orders.stateText(order), title, image, tint, number },
    ...{ points: order.points, gold: order.gold, money: order.money },
    created_at: replyTime(order.createdAt),
  }
}

/** What the order gave, with what is left of it. */
async function thingsIn(db: Db, order: Order, now: Date): Promise<Thing[]> {
  const found: Thing[] = []
  for (const { thing } of await thingsOf(db, order)) {
    const state = holdingStateOf(thing, now)
    found.push({
      ...{ holding_id: thing.holdingId, title: thing.title },
      ...{ state_text: holdingStateTexts[state], usable: state === 'usable' ? 1 : 0 },
      ...{ uses: thing.uses, uses_left: state === 'usable' ? thing.usesLeft : 0 },
      expires_at: thing.expiresAt && replyTime(thing.expiresAt),
      used: await usesOf(db, thing),
    })
  }
  return found
}

function sentenceOf(row: Row, things: readonly Thing[]): string {
  if (things.length === 0) return row.state_text
  const uses = things.reduce((all, one) => all + one.uses, 0)
  const left = things.reduce((all, one) => all + one.uses_left, 0)
  return left > 0 ? `一共 ${uses} 次，还能用 ${left} 次` : `一共 ${uses} 次，没有能用的了`
}

/** The terms that it was sold on. */
const backTextOf = ({ kind, flow }: Order): string =>
  cancelWords({ kind: kind as GoodsKind, refund: flow === 'refundable' ? 'left' : '' })

export const ordersHandlers = (ports: Ports): HandlersOf<typeof ordersCalls> => ({
  '/tp5/api/ExchangeShop/HealthReportOrder/mergeLists': async ({ cursor }, { db, user }) => {
    const { list, next } = await healthOrders(db, { userId: user.userId, cursor })
    return { list: list.map((order) => presentRow(ports, order)), next }
  },

  '/tp5/api/ExchangeShop/HealthReportOrder/list': async ({ cursor, kind }, { db, user }) => {
    const { list, next } = await healthOrders(db, { userId: user.userId, cursor, kind })
    return { list: list.map((order) => presentRow(ports, order)), next }
  },

  '/tp5/api/ExchangeShop/HealthTimesOrder/detail': async ({ id }, { db, user, now }) => {
    const order = await findHealthOrder(db, user.userId, id)
    const row = presentRow(ports, order)
    const things = await thingsIn(db, order, now)
    return {
      ...{ ...row, things, sentence: sentenceOf(row, things), back_text: backTextOf(order) },
      after_sale: ports.orders.sold(order).against === '' ? 1 : 0,
    }
  },
})
