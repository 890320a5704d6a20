import { useEffect } from 'react'
import { orderBook } from '@/parts/order/orderBook'
import { replace } from '@/navigation/go'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useCall } from '@/cache/useCall'
import { useSubmit } from '@/request/useSubmit'

/** Asks whether it can be had, holds the ticket that is good for one order, and orders. */
export function useBuy(machine_id: number, goods_id: number) {
  const check = useCall(
    () => api.post('/tp5/api/OfflineOrder/checkOnlineCreate', { machine_id, goods_id }),
    [machine_id, goods_id],
  )
  const { data, reload } = check
  const { submit, busy, error } = useSubmit(async () => {
    if (!data) return
    const { order_sn } = await api.post('/tp5/api/OfflineOrder/onlineCreate', {
      ticket: data.ticket,
    })
    orderBook.changed()
    await replace('orderPay', { order_sn })
  })
  const stale = isRefusal(error, 'ticketExpired')
  useEffect(() => {
    if (stale) void reload()
  }, [stale, reload])
  return { check, submit, busy, error }
}
