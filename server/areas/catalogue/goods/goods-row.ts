import type { Out } from '@contract/api'
import { distance, type Position } from '@server/distance'

export type GoodsRow = Out<'/tp5/api/ExchangeShop/Goods/lists'>['list'][number]

/** As it comes out of the statements that read `rowColumns` from `rowTables`. */
export type ReadRow = Omit<GoodsRow, 'distance'> & {
  latitude: number | null
  longitude: number | null
}

export const rowColumns = `goods.goods_id, goods.kind, goods.title, goods.image, goods.tint,
  goods.label, goods.category_id, goods.points, goods.gold, goods.money, stock.stock, stock.sold,
  coalesce(merchant.name, '') as place, goods.latitude, goods.longitude,
  goods.facts -> 'worth' as worth, goods.facts #>> '{sessions,0,starts_at}' as starts_at`

export const rowJoins = `
  join exchange_stock stock on stock.goods_id = goods.goods_id
  left join merchants merchant on merchant.merchant_id = goods.merchant_id`

export const rowTables = `exchange_goods goods ${rowJoins}`

export function presentRow(row: ReadRow, from: Position | null): GoodsRow {
  const { latitude, longitude, ...shown } = row
  const placed = latitude !== null && longitude !== null
  return { ...shown, distance: placed && from ? distance({ latitude, longitude }, from) : null }
}
