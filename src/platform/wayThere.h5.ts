import { hostApp } from './host'
import { inWeChat } from './inWeChat.h5'
import { mapPage } from './mapPage.h5'
import type { Destination } from './wayThereProps'
import { signing } from './weChatSigning.h5'

export type { Destination } from './wayThereProps'

/** WeChat's map in WeChat, elsewhere a page that opens the map of the phone. */
export async function wayThere(destination: Destination): Promise<void> {
  if (await shownByWeChat(destination)) return
  const url = mapPage(destination)
  const host = hostApp()
  if (host) host.openOutside({ scheme: '', url })
  else window.location.assign(url)
}

async function shownByWeChat(destination: Destination): Promise<boolean> {
  const sign = inWeChat() ? signing() : undefined
  if (!sign) return false
  const { showPlace, weChatScripts } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
  const scripts = await weChatScripts(sign).catch(() => undefined)
  if (scripts) showPlace(scripts, destination)
  return scripts !== undefined
}
