import { addressQuery, forgetInAddress } from './address'
import { inWeChat } from './inWeChat.h5'
import { read, remove, write } from './storage'
import { randomUuid } from './uuid'

export const wechatPlatform = 'web'

const authorisation = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const stateKey = 'wechat_state'

/** Only WeChat's own browser can ask it, and only where the server has an account there. */
export const canAskWechat = (appId: string | undefined): appId is string =>
  Boolean(appId) && inWeChat()

/** The page stands again after WeChat asked the person, and its answer is in the address. */
export function returnedFromWechat(): boolean {
  const { code, state } = addressQuery()
  return code !== undefined && state !== undefined && state === read(stateKey)
}

let held: string | undefined

/**
 * A code that the server exchanges for who this is at WeChat. The first time it leaves for WeChat's
 * page, which comes back here; the code it brought serves until it is known to be spent.
 */
export function wechatCode(appId: string): Promise<string> {
  if (returnedFromWechat()) held = takeFromAddress()
  if (held !== undefined) return Promise.resolve(held)
  const state = randomUuid()
  write(stateKey, state)
  const { origin, pathname, search } = window.location
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: origin + pathname + search,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  window.location.assign(`${authorisation}?${query.toString()}#wechat_redirect`)
  return new Promise(() => undefined)
}

export function dropWechatCode(): void {
  held = undefined
}

function takeFromAddress(): string | undefined {
  const { code } = addressQuery()
  remove(stateKey)
  forgetInAddress('code')
  forgetInAddress('state')
  return code
}
