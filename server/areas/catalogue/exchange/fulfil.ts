import { sql } from 'drizzle-orm'
import { giveHoldings, kinds, type Way } from '@server/areas/holding/holding'
import { flows, keepOrder, moveOrder, type Order, type OrderState } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { findGoods } from '../goods/find-goods'

/** Hands out what an order gives as soon as nothing is left to pay. */
export async function fulfil(tx: Db, order: Order, at: Date): Promise<OrderState> {
  const way = order.flow as Way
  const state = flows.settled[way]
  if (order.state === 'unpaid') await moveOrder(tx, flows[way], order, { to: state, at })
  const [{ item, number }] = order.lines
  const { userId, orderSn } = order
  if (kinds[order.kind as keyof typeof kinds].gives === 'nothing') return state
  const goods = await findGoods(tx, Number(item), userId)
  if (goods.kind === 'membership') await lockPurchases(tx, order)
  await giveHoldings(tx, { userId, orderSn, goods, number, now: at })
  // a course or a match is over when its last hour is
  const last = goods.facts.sessions?.at(-1)
  if (way === 'visit' && last) await keepOrder(tx, order, { deadlineAt: new Date(last.ends_at) })
  return state
}

/** A membership that is renewed begins where the last one ends: two of them are given in turn. */
const lockPurchases = (tx: Db, { userId, lines: [{ item }] }: Order) =>
  tx.execute(sql`select from purchases
    where user_id = ${userId} and seller = 'shop' and item = ${item} for update`)
