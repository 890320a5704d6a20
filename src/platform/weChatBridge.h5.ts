interface Bridge {
  invoke(name: string, given: object, done: (result: { err_msg: string }) => void): void
}

const patience = 10_000

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

/** A sheet of WeChat's own over the page, and how it was left. */
export async function openSheet(
  name: string,
  given: object,
): Promise<'asked' | 'cancelled' | 'failed'> {
  const bridge = await wechatBridge()
  if (!bridge) return 'failed'
  return new Promise((resolve) =>
    bridge.invoke(name, given, ({ err_msg: told }) =>
      resolve(/:ok$/.test(told) ? 'asked' : /:cancel$/.test(told) ? 'cancelled' : 'failed'),
    ),
  )
}

/** Another page leads back to this one; one that is gone back to has been there already. */
export function leaveFor(url: string): Promise<'asked'> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve('asked'), { once: true })
    window.location.assign(url)
  })
}
