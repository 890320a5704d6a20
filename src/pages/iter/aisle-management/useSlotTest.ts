import { useState } from 'react'
import type { Out } from '@contract/api'
import { useEvery } from '@/cache/useEvery'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'

type Shipment = Out<'/tp5/api/ExchangeShop/shipmentResult'>

const lookMs = 1500

/** The machine is told to turn, then asked how far it is until nothing more happens. */
export function useSlotTest(machine_sn: string, slot_no: string) {
  const [shipment, setShipment] = useState<Shipment>()
  const start = useSubmit(async () => {
    const { error, message, data } = await api.post('/tp5/api/MachineSlotTest/scan', {
      machine_sn,
      slot_no,
    })
    if (error !== 0 || !data) throw new Refused(error, message)
    setShipment({ ...data, fault: '', over: 0 })
  })
  useEvery(
    lookMs,
    async () => {
      const order_sn = shipment?.order_sn ?? ''
      const now = await api
        .post('/tp5/api/ExchangeShop/shipmentResult', { order_sn })
        .catch(() => null)
      if (now?.data) setShipment(now.data)
    },
    shipment?.over === 0,
  )
  return { start, shipment }
}
