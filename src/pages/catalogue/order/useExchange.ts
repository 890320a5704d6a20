import { useEffect, useRef } from 'react'
import type { OrderKind } from '@/parts/order/order'
import { resultPage } from '@/parts/order/resultPage'
import { orderCalls } from '@/parts/order/orderCalls'
import { replace } from '@/navigation/go'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { useOnce } from '@/request/useOnce'
import { appearance } from '@/session/appearance'
import { type Check, dropDraft, takeHanded } from '@/parts/order/draft'

export interface Wish {
  goodsId: number
  /** Where it is known already. */
  kind: OrderKind | undefined
  type: number
  number: number
}

interface Answers {
  addressId?: number
  note: string
  code: string
}

/** Asks whether it may be, holds the ticket that is good for one exchange, and exchanges. */
export function useExchange({ goodsId, kind, type, number }: Wish) {
  const calls = orderCalls(kind, type)
  const wish = { goods_id: goodsId, exchange_type: type, number }
  const { data: checked, ...check } = useRead(calls.check, wish, {
    by: 'POST',
    anew: true,
    given: () => takeHanded(calls.check, wish),
  })
  const data = useMeanwhile(checked, String(goodsId))
  const ordering = useOnce(calls.confirm, `goods ${goodsId}`, async (done) => {
    dropDraft()
    await showResult(done, kind ?? data?.goods.kind)
  })
  const { error } = ordering
  const submit = ({ addressId, note, code }: Answers) =>
    ordering.submit(async () => {
      if (!checked) return undefined
      const address = addressId === undefined ? {} : { address_id: addressId }
      return { ticket: checked.ticket, ...address, ...(code && { code }), note }
    })
  const { reload } = check
  const stale = isRefusal(error, 'ticketExpired')
  useEffect(() => {
    if (stale) void reload()
  }, [stale, error, reload])
  return { check: { ...check, data }, ...ordering, submit }
}

/** While another number or another way is checked, what was said of the one before stands there. */
function useMeanwhile(checked: Check | undefined, of: string): Check | undefined {
  const last = useRef<{ of: string; checked: Check }>()
  if (checked) last.current = { of, checked }
  return last.current?.of === of ? last.current.checked : undefined
}

interface Done {
  order_sn: string
  state: string
}

/** In place of the confirmation, so that "back" never returns to a spent ticket. */
function showResult({ order_sn, state }: Done, kind: OrderKind | undefined): Promise<unknown> {
  if (state === 'unpaid') return replace('orderPay', { order_sn })
  // known before it was known what was ordered: the app was ended while it waited
  if (kind === undefined) return replace('orderDetails', { order_sn })
  return replace(resultPage(kind, appearance.elder), { order_sn })
}
