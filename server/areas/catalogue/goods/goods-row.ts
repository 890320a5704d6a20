import type { Out } from '@contract/api'
import { mixOf, type Price } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { distance, type Position } from '@server/distance'
import { waysHere } from './unsold'

export type GoodsRow = Out<'/tp5/api/ExchangeShop/Goods/lists'>['list'][number]

/** As it comes out of the statements that read `rowColumns` from `rowTables`. */
export type ReadRow = Omit<GoodsRow, 'distance' | 'ways'> & {
  ways: Price[]
  latitude: number | null
  longitude: number | null
}

export const rowColumns = `goods.goods_id, goods.kind, goods.title, goods.image, goods.tint,
  goods.label, goods.category_id, goods.ways, stock.stock, stock.sold,
  coalesce(merchant.name, '') as place, goods.latitude, goods.longitude,
  goods.facts -> 'worth' as worth, goods.facts #>> '{sessions,0,starts_at}' as starts_at`

export const rowJoins = `
  join exchange_stock stock on stock.goods_id = goods.goods_id
  left join merchants merchant on merchant.merchant_id = goods.merchant_id`

export const rowTables = `exchange_goods goods ${rowJoins}`

/** Who looks, as far as it changes what is told. */
export interface Viewer {
  position: Position | null
  platform: Platform
}

export function presentRow(row: ReadRow, { position, platform }: Viewer): GoodsRow {
  const { latitude, longitude, ways: _, ...shown } = row
  const placed = latitude !== null && longitude !== null
  return {
    ...shown,
    ways: waysHere(row, platform).map(({ points, gold, money }) => ({
      ...{ points, gold, money },
      exchange_type: mixOf({ points, gold, money }),
    })),
    distance: placed && position ? distance({ latitude, longitude }, position) : null,
  }
}
