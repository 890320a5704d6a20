import type { CodeRead } from './codeRead'
import { inWeChat } from './inWeChat.h5'
import { toast } from './toast'
import { signing } from './weChatSigning.h5'

/** Some browsers read codes out of a picture by themselves. */
const readsPictures = (): boolean =>
  'BarcodeDetector' in window && Boolean(window.navigator.mediaDevices)

/** WeChat's camera in WeChat, the page's own elsewhere; whoever has neither types. */
export async function readCode(): Promise<CodeRead> {
  if (inWeChat()) {
    const { readByWeChat } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
    return readByWeChat(signing())
  }
  if (!readsPictures()) return { problem: '这个浏览器不能扫码，请输入二维码下面的编号' }
  const { readByCamera } = await import(/* webpackChunkName: "camera" */ './camera.h5')
  return readByCamera()
}

/** For who only wants what was read; there where something may be read at all. */
export const scan: (() => Promise<string | undefined>) | undefined =
  inWeChat() || readsPictures() ? readAlone : undefined

async function readAlone(): Promise<string | undefined> {
  const read = await readCode()
  if (read && 'problem' in read) toast(read.problem)
  return read && 'text' in read ? read.text : undefined
}
