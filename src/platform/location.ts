import Taro from '@tarojs/taro'
import type { Located } from './locationProps'
import { privacyAgreed } from './privacy'

export type { Located } from './locationProps'

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
