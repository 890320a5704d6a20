import type { Out } from '@contract/api'

export type Offer = Out<'/tp5/api/OrderSaleService/applySelect'>
export type AfterSaleRow = Out<'/tp5/api/OrderSaleService/list'>['list'][number]
export type AfterSale = Out<'/tp5/api/OrderSaleService/detail'>
export type AfterSaleKind = AfterSale['kind']
export type DeskRow = Out<'/tp5/api/AfterSaleDesk/lists'>['list'][number]
export type DeskAfterSale = Out<'/tp5/api/AfterSaleDesk/detail'>
