import type { In, Out } from '@contract/api'

export type ListedMachine = Out<'/tp5/api/ExchangeShop/selectMachine'>['list'][number]
type Slots = Out<'/tp5/api/ExchangeShop/OfflineGoods/lists'>
export type Machine = Slots['machine']
export type SlotGoods = Slots['slots'][number]
export type SlotDetail = Out<'/tp5/api/ExchangeShop/OfflineGoods/detail'>
export type Keeping = NonNullable<SlotDetail['mine']>['kept']
export type MachineOrder = Out<'/tp5/api/OfflineOrder/detail'>
export type MachineOrderRow = Out<'/tp5/api/OfflineOrder/list'>['list'][number]
export type MachineOrderState = MachineOrder['state']

/** Where I stand, or fetched later. */
export type Take = In<'/tp5/api/OfflineOrder/onlineCreate'>['take']

/** For points or gold, or for money. */
export type Way = 'exchange' | 'buy'
