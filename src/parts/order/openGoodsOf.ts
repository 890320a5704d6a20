import { openGoods } from '@/parts/catalogue/goodsRoutes'
import type { OrderRow } from './order'

type Ordered = Pick<OrderRow, 'kind' | 'goods_id' | 'exchange_type'>

/** The goods that were ordered, offered for what they were exchanged for. */
export const openGoodsOf = ({ kind, goods_id, exchange_type }: Ordered) =>
  openGoods({ kind, goods_id, points: exchange_type === 1 ? 1 : 0 })
