import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'
import { isUnderWay } from './shipmentWords'

/** How often a machine at work is asked about, and one that somebody may type a code into. */
const lookMs = 1500
const keptMs = 4000

/** Two calls tell of an order alike: the one after paying, and its own page's. */
type Telling = '/tp5/api/OfflineOrder/detail' | '/tp5/api/OfflineOrder/onlinePaySuccess'

/** An order that is looked at until nothing more happens to it. */
export function useMachineOrder(order_sn: string, path: Telling) {
  const call = useRead(path, { order_sn })
  const { data, look } = call
  const state = data?.state
  const atWork = state !== undefined && isUnderWay(state)
  useEvery(
    state === 'kept' ? keptMs : lookMs,
    async () => {
      const now = await api
        .post('/tp5/api/ExchangeShop/shipmentResult', { order_sn })
        .catch(() => null)
      if (now?.data && now.data.state !== state) await look()
    },
    atWork,
  )
  const refunding = data?.refund?.done === 0
  useEvery(lookMs, look, refunding)
  return call
}
