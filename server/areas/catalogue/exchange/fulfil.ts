import { sql } from 'drizzle-orm'
import { endOf, giveHoldings, kinds, type Way } from '@server/areas/holding/holding'
import {
  flows,
  keepOrder,
  type Line,
  moveOrder,
  type Order,
  type OrderState,
} from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { type FoundGoods, findGoods } from '../goods/find-goods'

/** Hands out what an order gives as soon as nothing is left to pay. */
export async function fulfil(tx: Db, order: Order, at: Date): Promise<OrderState> {
  const way = order.flow as Way
  const state = flows.settled[way]
  if (order.state === 'unpaid') await moveOrder(tx, flows[way], order, { to: state, at })
  if (kinds[order.kind as keyof typeof kinds].gives === 'nothing') return state
  for (const line of order.lines) {
    const goods = await handOut(tx, line, at)
    const deadlineAt = endOf(goods, at)
    if (waits.has(way) && deadlineAt) await keepOrder(tx, order, { deadlineAt })
  }
  return state
}

/** Something happens by itself when what they gave is over: a course has been, the rest goes back. */
const waits: ReadonlySet<Way> = new Set(['visit', 'refundable'])

async function handOut(tx: Db, line: Line, now: Date): Promise<FoundGoods> {
  const { userId, orderSn, item, number } = line
  const goods = await findGoods(tx, Number(item), userId)
  if (goods.kind === 'membership') await lockPurchases(tx, line)
  await giveHoldings(tx, { userId, orderSn, goods, number, now })
  return goods
}

/** A membership that is renewed begins where the last one ends: two of them are given in turn. */
const lockPurchases = (tx: Db, { userId, item }: Line) =>
  tx.execute(sql`select from purchases
    where user_id = ${userId} and seller = 'shop' and item = ${item} for update`)
