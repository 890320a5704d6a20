import { pgTable } from 'drizzle-orm/pg-core'
import { count } from '@server/database/columns'

/** What of the shop's goods is about health. */
export const healthGoods = pgTable('health_goods', {
  goodsId: count('goods_id').primaryKey(),
})
