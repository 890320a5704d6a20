import { useEffect, useState } from 'react'
import { replace } from '@/navigation/go'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useCall } from '@/request/useCall'
import { useSubmit } from '@/request/useSubmit'
import { purse } from '@/session/purse'
import { dropDraft } from './draft'

interface Exchange {
  goodsId: number
  type: 1 | 2
  number: number
}

/** Asks whether it may be, holds the ticket that is good for one exchange, and exchanges. */
export function useExchange({ goodsId, type, number }: Exchange) {
  const [attempt, setAttempt] = useState(0)
  const check = useCall(
    () =>
      api.post('/tp5/api/ExchangeShop/check', {
        goods_id: goodsId,
        exchange_type: type,
        number,
      }),
    [goodsId, type, number, attempt],
  )
  const { submit, busy, error } = useSubmit(async (addressId: number, note: string) => {
    if (!check.data) return
    const { ticket } = check.data
    const done = await api.post('/tp5/api/ExchangeShop/exchange', {
      ticket,
      address_id: addressId,
      note,
    })
    purse.exchanged(type, done.balance)
    dropDraft()
    await replace('exchangeSuccess', { order_sn: done.order_sn })
  })
  useEffect(() => {
    if (isRefusal(error, 'ticketExpired')) setAttempt((times) => times + 1)
  }, [error])
  return { check, submit, busy, error }
}
