import { useState } from 'react'
import { openPayment, payWay } from '@/platform/pay'
import { canAskWechat, dropWechatCode, wechatCode } from '@/platform/signIn'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'

/** What the last try came to; nothing while none was made. */
export type Tried = 'asked' | 'cancelled' | 'failed' | undefined

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

/** A person who signed in by SMS is not known to WeChat yet, and is asked there once. */
async function open(orderSn: string) {
  try {
    return await ask(orderSn)
  } catch (thrown) {
    if (!isRefusal(thrown, 'payerUnknown')) throw thrown
    const { wechat_appid: appId } = await api.get('/tp5/api/Common/config')
    if (!canAskWechat(appId)) throw thrown
    const code = await wechatCode(appId)
    dropWechatCode()
    return ask(orderSn, code)
  }
}
