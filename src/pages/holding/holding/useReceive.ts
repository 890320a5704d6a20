import { useState } from 'react'
import type { HoldingRow } from '@/parts/holding/holding'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** Receives rights of a packet; what is sent by parcel waits for an address first. */
export function useReceive() {
  /** The right whose parcel needs an address. */
  const [parcel, setParcel] = useState<HoldingRow>()

  const receive = async (holding_id: string, address_id?: number) => {
    const done = await api.post('/tp5/api/VipPackets/receiveRights', {
      holding_id,
      ...(address_id !== undefined && { address_id }),
    })
    setParcel(undefined)
    if (done.order_sn) {
      toast('领好了，正在准备寄出')
      await go('orderDetails', { order_sn: done.order_sn })
    } else {
      toast('领好了，现在就能用')
    }
  }
  const ask = useSubmit(async (right: HoldingRow) => {
    const { holding_id } = right
    const { needs } = await api.post('/tp5/api/VipPackets/checkReceiveRights', { holding_id })
    if (needs.address) setParcel(right)
    else await receive(holding_id)
  })
  const send = useSubmit(receive)
  return { ask, send, parcel, giveUp: () => setParcel(undefined) }
}
