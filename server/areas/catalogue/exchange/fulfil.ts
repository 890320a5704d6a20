import type { Db } from '@server/database/database'
import { giveHoldings } from '@server/areas/holding/give'
import type { OrderState } from '@server/areas/order/order-states'
import { findGoods } from '../goods/find-goods'
import { type GoodsKind, kinds } from '@server/areas/holding/kinds'

interface Settled {
  userId: string
  orderSn: string
  kind: GoodsKind
  state: OrderState
  goodsId: number
  number: number
  now: Date
}

/** Hands out what an order gives as soon as nothing is left to pay. */
export async function fulfil(tx: Db, order: Settled): Promise<void> {
  if (order.state === 'unpaid' || kinds[order.kind].gives === 'nothing') return
  const goods = await findGoods(tx, order.goodsId, order.userId)
  await giveHoldings(tx, { ...order, goods })
}
