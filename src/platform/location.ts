import Taro from '@tarojs/taro'
import type { Located, Measured } from './locationProps'
import { privacyAgreed } from './privacy'

export type { Located, Measured } from './locationProps'

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

/** The same as exactly as the phone can, which takes it some seconds. */
export async function measure(): Promise<Measured | undefined> {
  if (!(await privacyAgreed())) return undefined
  try {
    const { latitude, longitude, accuracy } = await Taro.getLocation({
      type: 'gcj02',
      isHighAccuracy: true,
      highAccuracyExpireTime: 4000,
    })
    return { latitude, longitude, accuracy: Math.ceil(accuracy), age: 0 }
  } catch {
    return undefined
  }
}
