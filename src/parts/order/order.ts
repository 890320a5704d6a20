import type { Out } from '@contract/api'

export type OrderRow = Out<'/tp5/api/ExchangeOrder/lists'>['list'][number]
export type Order = Out<'/tp5/api/ExchangeOrder/detail'>
export type OrderKind = OrderRow['kind']

/** What an exchange costs, wherever it is told. */
export type Cost = Pick<OrderRow, 'points' | 'gold' | 'money'>
