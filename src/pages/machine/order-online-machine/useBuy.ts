import { useEffect } from 'react'
import type { Take } from '@/parts/machine/machine'
import { replace } from '@/navigation/go'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { useOnce } from '@/request/useOnce'

const create = '/tp5/api/OfflineOrder/onlineCreate'

/** Asks whether it can be had, holds the ticket that is good for one order, and orders. */
export function useBuy(machine_id: number, goods_id: number) {
  const check = useRead(
    '/tp5/api/OfflineOrder/checkOnlineCreate',
    { machine_id, goods_id },
    { by: 'POST', anew: true },
  )
  const { data, reload } = check
  const ordering = useOnce(create, `bought ${machine_id} ${goods_id}`, ({ order_sn }) =>
    replace('orderPay', { order_sn }),
  )
  const { error } = ordering
  const submit = (take: Take) => ordering.submit(async () => data && { ticket: data.ticket, take })
  const stale = isRefusal(error, 'ticketExpired')
  useEffect(() => {
    if (stale) void reload()
  }, [stale, reload])
  return { check, ...ordering, submit }
}
