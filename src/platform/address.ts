import Taro from '@tarojs/taro'
import { decode } from '../routes/match'

const forgotten = new Set<string>()

/** The query the app was opened with. */
export function addressQuery(): Record<string, string> {
  const query = Taro.getLaunchOptionsSync().query ?? {}
  const pairs = Object.entries(query).filter(([key]) => !forgotten.has(key))
  return Object.fromEntries(pairs.map(([key, value]) => [key, decode(String(value))]))
}

/** From now on the address does not have it. */
export function forgetInAddress(key: string): void {
  forgotten.add(key)
}

/** Where pages are served from; a mini program has no page host. */
export const pageHost = () => ''
export const pageOrigin = () => process.env.TARO_APP_MINI_ORIGIN
export const siteOrigin = pageOrigin
