import type { SlotDetail, Take } from '@/parts/machine/machine'
import { payFor } from '@/parts/machine/obstacle'
import type { ExchangeType } from '@/format/currency'
import { askToSignIn, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** Checks, exchanges and shows what the machine does, in place of this page. */
export function useTake(detail: SlotDetail, type: ExchangeType, reload: () => Promise<void>) {
  const { machine_id } = detail.machine
  const { offline_goods_id } = detail.goods
  const place = { machine_id, offline_goods_id }
  const shown = detail.goods[payFor('exchange', type)]
  return useSubmit(async (take: Take) => {
    const checking = api.post('/tp5/api/ExchangeShop/OfflineGoods/checkExchange', {
      ...place,
      exchange_type: type,
    })
    const { ticket, amount } = await checking.catch(reloadFirst(reload))
    if (amount !== shown) {
      await reload()
      return toast('价格有变动，请看清后再确认')
    }
    const exchanging = api.post('/tp5/api/ExchangeShop/OfflineGoods/exchange', { ticket, take })
    const { order_sn } = await exchanging.catch(reloadFirst(reload))
    await replace('onlineMachinePaySuccess', {
      machine_id,
      goods_id: offline_goods_id,
      order_sn,
    })
  })
}

/** A visitor comes back to the same goods. */
export const signInFirst = ({ machine, goods }: SlotDetail, exchange_type: ExchangeType) => {
  const { machine_id } = machine
  const { offline_goods_id } = goods
  const params = asText({ machine_id, offline_goods_id, exchange_type })
  return askToSignIn({ name: 'machineGoods', params }, 'push')
}

/** What was refused is shown over the page as it is by now. */
const reloadFirst = (reload: () => Promise<void>) => async (error: unknown) => {
  await reload()
  throw error
}

const asText = (params: Record<string, number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
