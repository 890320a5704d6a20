import { gcj02 } from '../format/gcj02'
import { inWeChat } from './inWeChat.h5'
import type { Located, Measured } from './locationProps'
import { signing } from './weChatSigning.h5'

export type { Located, Measured } from './locationProps'

const roughly = { timeout: 10_000, maximumAge: 60_000 }
const exactly = { timeout: 10_000, maximumAge: 10_000, enableHighAccuracy: true }

/** Where the phone is, as China's maps draw it; undefined where the person or the system says no. */
export async function locate(): Promise<Located | undefined> {
  const found = await read(roughly)
  return found && { latitude: found.latitude, longitude: found.longitude }
}

/** The same as exactly as the phone can, and how exact that is. */
export const measure = (): Promise<Measured | undefined> => read(exactly)

async function read(patience: PositionOptions): Promise<Measured | undefined> {
  const sign = inWeChat() ? signing() : undefined
  if (!sign) return byBrowser(patience)
  const { locateBy, weChatScripts } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
  const scripts = await weChatScripts(sign).catch(() => undefined)
  return scripts ? locateBy(scripts) : byBrowser(patience)
}

function byBrowser(patience: PositionOptions): Promise<Measured | undefined> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          ...gcj02(coords),
          accuracy: Math.ceil(coords.accuracy),
          age: Math.max(0, Math.floor((Date.now() - timestamp) / 1000)),
        }),
      () => resolve(undefined),
      patience,
    )
  })
}
