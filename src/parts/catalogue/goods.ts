import type { Out } from '@contract/api'

export type Goods = Out<'/tp5/api/ExchangeShop/Goods/lists'>['list'][number]
export type GoodsDetail = Out<'/tp5/api/ExchangeShop/Goods/detail'>
export type GoodsKind = Goods['kind']
