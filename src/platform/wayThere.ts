import Taro from '@tarojs/taro'
import { toast } from './toast'
import type { Destination } from './wayThereProps'

export type { Destination } from './wayThereProps'

/** WeChat's own map, from which the phone's is one tap away. */
export async function wayThere(destination: Destination): Promise<void> {
  try {
    await Taro.openLocation({ ...destination, scale: 17 })
  } catch {
    toast('地图没有打开，请再点一次')
  }
}
