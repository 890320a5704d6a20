import type { Out } from '@contract/api'

export type HealthOrder = Out<'/tp5/api/ExchangeShop/HealthReportOrder/mergeLists'>['list'][number]
export type HealthOrderDetail = Out<'/tp5/api/ExchangeShop/HealthTimesOrder/detail'>
export type HealthThing = HealthOrderDetail['things'][number]
