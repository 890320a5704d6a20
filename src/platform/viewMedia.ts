import Taro from '@tarojs/taro'
import { toast } from './toast'
import type { Media } from './viewMediaProps'

export type { Media } from './viewMediaProps'

/** All of them in WeChat's own viewer, beginning with one. */
export async function viewMedia(media: readonly Media[], current: number): Promise<void> {
  try {
    await Taro.previewMedia({ sources: media.map(({ url, type }) => ({ url, type })), current })
  } catch {
    toast('没有打开，请再点一次')
  }
}
