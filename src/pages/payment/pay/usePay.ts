import { useState } from 'react'
import { withWechatCode } from '@/parts/auth/withWechatCode'
import { openPayment, payWay } from '@/platform/pay'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** What the last try came to; nothing while none was made. */
export type Tried = 'asked' | 'cancelled' | 'failed' | undefined

/** What the address says that a cashier has led back to; most do not say how it ended. */
export const triedBefore = (asked: string | undefined): Tried =>
  asked === undefined ? undefined : asked === 'closed' ? 'cancelled' : 'asked'

/** Opens the payment and shows it; `asked` is where only the server knows how it ended. */
export function usePay(orderSn: string, before: Tried) {
  const [tried, setTried] = useState<Tried>(before)
  const { submit, busy, error } = useSubmit(async () => {
    setTried(undefined)
    const opening = await open(orderSn)
    setTried(await openPayment(opening))
  })
  return { pay: submit, busy, error, tried, settle: () => setTried(undefined) }
}

const ask = (orderSn: string, code?: string) =>
  api.post('/tp5/api/OrderPay/gateway', { order_sn: orderSn, way: payWay(), code })

const open = (orderSn: string) => withWechatCode((code) => ask(orderSn, code))
