import { gcj02 } from '../format/gcj02'
import { inWeChat } from './inWeChat.h5'
import type { Located } from './locationProps'
import { signing } from './weChatSigning.h5'

export type { Located } from './locationProps'

const patience = { timeout: 10_000, maximumAge: 60_000 }

/** Where the phone is, as China's maps draw it; undefined where the person or the system says no. */
export async function locate(): Promise<Located | undefined> {
  const sign = inWeChat() ? signing() : undefined
  if (!sign) return byBrowser()
  const { locateBy, weChatScripts } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
  const scripts = await weChatScripts(sign).catch(() => undefined)
  return scripts ? locateBy(scripts) : byBrowser()
}

function byBrowser(): Promise<Located | undefined> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(gcj02(coords)),
      () => resolve(undefined),
      patience,
    )
  })
}
