import { inWeChat } from './inWeChat.h5'
import type { Opening, PayOutcome } from './payProps'

interface Bridge {
  invoke(name: string, given: object, done: (result: { err_msg: string }) => void): void
}

const patience = 10_000

/** In WeChat's own browser its sheet is there; elsewhere one pays on a page of the cashier's. */
export const payWay = () => (inWeChat() ? ('wechat' as const) : ('h5' as const))

export async function openPayment({ sheet, url }: Opening): Promise<PayOutcome> {
  if (!sheet) return leaveFor(url)
  const bridge = await wechatBridge()
  if (!bridge) return 'failed'
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', sheet, ({ err_msg: told }) =>
      resolve(/:ok$/.test(told) ? 'asked' : /:cancel$/.test(told) ? 'cancelled' : 'failed'),
    ),
  )
}

/** The cashier leads back to this page; one that is gone back to has asked already. */
function leaveFor(url: string): Promise<PayOutcome> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve('asked'), { once: true })
    window.location.assign(url)
  })
}

/** WeChat puts it there some time after the page has begun; what only calls itself so never does. */
function wechatBridge(): Promise<Bridge | undefined> {
  const there = () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge
  const now = there()
  if (now) return Promise.resolve(now)
  return new Promise((resolve) => {
    const take = () => resolve(there())
    document.addEventListener('WeixinJSBridgeReady', take, { once: true })
    setTimeout(take, patience)
  })
}
