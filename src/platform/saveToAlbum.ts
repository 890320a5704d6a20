import Taro from '@tarojs/taro'
import { privacyAgreed } from './privacy'
import type { Saved } from './saveToAlbumProps'

export type { Saved } from './saveToAlbumProps'

/** Whether there is a button to save with, and the words around it. */
export const saving = {
  button: '保存到相册' as string | undefined,
  done: '已保存到相册',
  hint: '保存后可以发给邻居，或发到朋友圈',
}

export async function saveToAlbum(picture: string, _name: string): Promise<Saved> {
  if (!(await privacyAgreed())) return 'cancelled'
  try {
    await Taro.saveImageToPhotosAlbum({ filePath: picture })
    return 'saved'
  } catch (thrown) {
    const said = (thrown as { errMsg?: string } | undefined)?.errMsg ?? ''
    if (/cancel/.test(said)) return 'cancelled'
    return /auth|permission|privacy/i.test(said) ? 'refused' : 'failed'
  }
}

/** Opens the settings, from a tap only; whether the album may be written to afterwards. */
export async function openAlbumSettings(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    return authSetting['scope.writePhotosAlbum'] === true
  } catch {
    return false
  }
}
