import { and, eq, sql } from 'drizzle-orm'
import type { GoodsKind } from '@server/areas/holding/holding'
import { type PlaceName, remind } from '@server/areas/message/message'
import { mixOf } from '@server/areas/order/order'
import { businessDay } from '@server/calendar'
import type { Sweep } from '@server/jobs/sweep'
import { exchangeGoods, goodsWants } from '../tables'
import { isOpen } from './wants'

/** Which page shows goods of each kind. */
const pages: Record<GoodsKind, PlaceName> = {
  goods: 'goods',
  course: 'goods',
  match: 'goods',
  coupon: 'coupon',
  card: 'coupon',
  digital: 'digital',
  packet: 'packet',
  vip: 'vip',
  membership: 'membership',
}

const isThere = sql`exists (
  select from exchange_stock stock join exchange_goods goods on goods.goods_id = stock.goods_id
  where stock.goods_id = ${goodsWants.goodsId} and stock.stock > 0 and goods.on_shelf)`

/** Whoever wanted what was sold out hears once that it is there again; a day has one such message. */
export const restocked: Sweep<typeof goodsWants> = {
  name: 'catalogue: tell what is there again',
  every: 30,
  table: goodsWants,
  keys: ['userId', 'goodsId'],
  due: () => and(isOpen, isThere),
  order: goodsWants.createdAt,
  async work(tx, { userId, goodsId }, now) {
    await tx
      .update(goodsWants)
      .set({ toldAt: now })
      .where(and(eq(goodsWants.userId, userId), eq(goodsWants.goodsId, goodsId)))
    const [goods] = await tx.select().from(exchangeGoods).where(eq(exchangeGoods.goodsId, goodsId))
    const { title, kind, ways } = goods!
    await remind(tx, {
      ...{ userId, kind: 'restocked', about: `${goodsId} ${businessDay(now)}`, at: now },
      facts: { goods_id: goodsId, title, page: pages[kind], exchange_type: mixOf(ways[0]!) },
    })
  },
}
