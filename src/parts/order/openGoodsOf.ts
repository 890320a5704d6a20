import { openGoodsAs } from '@/parts/catalogue/goodsRoutes'
import type { OrderRow } from './order'

type Ordered = Pick<OrderRow, 'kind' | 'goods_id' | 'exchange_type'>

/** The goods that were ordered, offered in the way that they were paid. */
export const openGoodsOf = ({ kind, goods_id, exchange_type }: Ordered) =>
  openGoodsAs(kind, goods_id, exchange_type || 1)
