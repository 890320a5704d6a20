import Taro from '@tarojs/taro'
import { privacyAgreed } from './privacy'

export interface Located {
  latitude: number
  longitude: number
}

/** Where the phone is; undefined where the person or the system says no. */
export async function locate(): Promise<Located | undefined> {
  if (!(await privacyAgreed())) return undefined
  try {
    const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
    return { latitude, longitude }
  } catch {
    return undefined
  }
}
