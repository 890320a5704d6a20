import { useEffect } from 'react'
import type { SlotDetail, Take } from '@/parts/machine/machine'
import { payFor } from '@/parts/machine/obstacle'
import type { ExchangeType } from '@/format/currency'
import { askToSignIn, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useOnce } from '@/request/useOnce'

const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'

/** Checks, exchanges and shows what the machine does, in place of this page. */
export function useTake(detail: SlotDetail, type: ExchangeType, reload: () => Promise<void>) {
  const { machine_id } = detail.machine
  const { offline_goods_id } = detail.goods
  const place = { machine_id, offline_goods_id }
  const shown = detail.goods[payFor('exchange', type)]
  const ordering = useOnce(exchange, `taken ${machine_id} ${offline_goods_id}`, (done) =>
    replace('onlineMachinePaySuccess', {
      machine_id,
      goods_id: offline_goods_id,
      order_sn: done.order_sn,
    }),
  )
  const ask = async (take: Take) => {
    const checking = api.post('/tp5/api/ExchangeShop/OfflineGoods/checkExchange', {
      ...place,
      exchange_type: type,
    })
    const { ticket, amount } = await checking
    if (amount !== shown) {
      await reload()
      toast('价格有变动，请看清后再确认')
      return undefined
    }
    return { ticket, take }
  }
  const { error } = ordering
  useEffect(() => {
    // what was refused is shown over the page as it is by now
    if (error !== undefined) void reload()
  }, [error, reload])
  return { ...ordering, submit: (take: Take) => ordering.submit(() => ask(take)) }
}

/** A visitor comes back to the same goods. */
export const signInFirst = ({ machine, goods }: SlotDetail, exchange_type: ExchangeType) => {
  const { machine_id } = machine
  const { offline_goods_id } = goods
  const params = asText({ machine_id, offline_goods_id, exchange_type })
  return askToSignIn({ name: 'machineGoods', params }, 'push')
}

const asText = (params: Record<string, number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
