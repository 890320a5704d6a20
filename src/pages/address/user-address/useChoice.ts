import { back } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { type Address, currentDraft } from '@/parts/order/draft'

const forExchange = '1'

/** What choosing an address does: it is for the exchange that is being made, or for an order. */
export function useChoice(choose: string | undefined) {
  const { submit } = useSubmit(async (order_sn: string, { address_id }: Address) => {
    try {
      const { asked } = await api.post('/tp5/api/VipPackets/editAddress', { order_sn, address_id })
      toast(asked ? '正在打包，已请客服改地址' : '收货地址已改')
      await back()
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  return {
    isChosen: ({ address_id }: Address) =>
      choose === forExchange && currentDraft().address?.address_id === address_id,
    choose: (address: Address) => {
      if (choose !== undefined && choose !== forExchange) return void submit(choose, address)
      currentDraft().choose(address)
      void back()
    },
  }
}
