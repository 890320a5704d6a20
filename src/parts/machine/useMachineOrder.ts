import { useEffect } from 'react'
import { orderBook } from '@/parts/order/orderBook'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { purse } from '@/session/purse'
import type { MachineOrder } from './machine'
import { isUnderWay } from './shipmentWords'
import { useEvery } from './useEvery'

/** How often a machine at work is asked about. */
const lookMs = 1500

/** An order that is looked at until nothing more happens to it. */
export function useMachineOrder(
  order_sn: string,
  load: (order_sn: string) => Promise<MachineOrder>,
) {
  const call = useCall(() => load(order_sn), [order_sn, orderBook.changes])
  const { data, reload } = call
  const state = data?.state
  const atWork = state !== undefined && isUnderWay(state)
  useEvery(
    lookMs,
    async () => {
      const now = await api
        .post('/tp5/api/ExchangeShop/shipmentResult', { order_sn })
        .catch(() => null)
      if (now && now.state !== state) await reload()
    },
    atWork,
  )
  const refunding = data?.refund?.done === 0
  useEvery(lookMs, reload, refunding)
  useEffect(() => {
    if (data && !atWork) void learnBalance(data)
  }, [data, atWork])
  return call
}

/** Points and gold have gone, or come back: pages that were loaded before are out of date. */
async function learnBalance({ kind, pay, order_sn }: MachineOrder): Promise<void> {
  if (kind !== 'exchange' || (pay !== 'points' && pay !== 'gold')) return
  const told = await api
    .get('/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess', { order_sn })
    .catch(() => null)
  if (told?.balance != null) purse.know({ [pay]: told.balance })
}
