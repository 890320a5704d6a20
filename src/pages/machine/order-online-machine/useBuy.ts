import { useEffect } from 'react'
import type { Take } from '@/parts/machine/machine'
import { replace } from '@/navigation/go'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'

/** Asks whether it can be had, holds the ticket that is good for one order, and orders. */
export function useBuy(machine_id: number, goods_id: number) {
  const check = useRead(
    '/tp5/api/OfflineOrder/checkOnlineCreate',
    { machine_id, goods_id },
    { by: 'POST', anew: true },
  )
  const { data, reload } = check
  const { submit, busy, error } = useSubmit(async (take: Take) => {
    if (!data) return
    const { order_sn } = await api.post('/tp5/api/OfflineOrder/onlineCreate', {
      ticket: data.ticket,
      take,
    })
    await replace('orderPay', { order_sn })
  })
  const stale = isRefusal(error, 'ticketExpired')
  useEffect(() => {
    if (stale) void reload()
  }, [stale, reload])
  return { check, submit, busy, error }
}
