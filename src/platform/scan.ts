import Taro from '@tarojs/taro'
import type { CodeRead } from './codeRead'
import { toast } from './toast'

/** Reads a code with the camera of WeChat. */
export async function readCode(): Promise<CodeRead> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return { text: result }
  } catch (thrown) {
    const said = (thrown as { errMsg?: string } | undefined)?.errMsg ?? ''
    if (/cancel/.test(said)) return null
    if (/auth|deny|permission/.test(said)) {
      return { problem: '没有相机权限，请点右上角「…」到设置里打开' }
    }
    return { problem: '没有认出来，请对准二维码再扫一次' }
  }
}

/** The same for who only wants what was read; undefined where nothing was. */
export const scan: (() => Promise<string | undefined>) | undefined = async () => {
  const read = await readCode()
  if (read && 'problem' in read) toast(read.problem)
  return read && 'text' in read ? read.text : undefined
}
