import { useEffect, useState } from 'react'
import type { OrderKind } from '@/parts/order/order'
import { orderBook } from '@/parts/order/orderBook'
import { resultPage } from '@/parts/order/resultPage'
import type { ExchangeType } from '@/format/currency'
import { replace } from '@/navigation/go'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useCall } from '@/cache/useCall'
import { useSubmit } from '@/request/useSubmit'
import { appearance } from '@/session/appearance'
import { purse } from '@/session/purse'
import { addressBook } from '@/parts/address/addressBook'
import { dropDraft } from './draft'

export interface Wish {
  goodsId: number
  type: ExchangeType
  number: number
}

interface Answers {
  addressId?: number
  note: string
  code: string
}

/** Asks whether it may be, holds the ticket that is good for one exchange, and exchanges. */
export function useExchange({ goodsId, type, number }: Wish) {
  const [attempt, setAttempt] = useState(0)
  const check = useCall(
    () =>
      api.post('/tp5/api/ExchangeShop/check', { goods_id: goodsId, exchange_type: type, number }),
    [goodsId, type, number, attempt, addressBook.changes],
  )
  const { submit, busy, error } = useSubmit(async ({ addressId, note, code }: Answers) => {
    if (!check.data) return
    const { ticket, goods } = check.data
    const done = await api.post('/tp5/api/ExchangeShop/exchange', {
      ticket,
      ...(addressId !== undefined && { address_id: addressId }),
      ...(code && { code }),
      note,
    })
    purse.exchanged(type, done.balance)
    orderBook.changed()
    dropDraft()
    await showResult(done, goods.kind)
  })
  const stale = isRefusal(error, 'ticketExpired')
  useEffect(() => {
    if (stale) setAttempt((times) => times + 1)
  }, [stale, error])
  return { check, submit, busy, error }
}

interface Done {
  order_sn: string
  state: string
}

/** In place of the confirmation, so that "back" never returns to a spent ticket. */
function showResult({ order_sn, state }: Done, kind: OrderKind): Promise<unknown> {
  if (state === 'unpaid') return replace('orderPay', { order_sn })
  return replace(resultPage(kind, appearance.elder), { order_sn })
}
