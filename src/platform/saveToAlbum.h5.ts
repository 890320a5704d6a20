import { inWeChat } from './inWeChat.h5'
import type { Saved } from './saveToAlbumProps'

export type { Saved } from './saveToAlbumProps'

/** WeChat's browser downloads nothing, but saves what is pressed long. */
const byPressing = inWeChat()

export const saving = {
  button: byPressing ? undefined : '下载图片',
  done: '图片已开始下载',
  hint: byPressing ? '长按图片，可以保存或发给邻居' : '也可以长按图片保存',
}

export async function saveToAlbum(picture: string, name: string): Promise<Saved> {
  const link = document.createElement('a')
  link.href = picture
  link.download = `${name}.jpg`
  document.body.appendChild(link)
  link.click()
  link.remove()
  return 'saved'
}

/** A browser asks for no permission to download. */
export const openAlbumSettings = async (): Promise<boolean> => true
