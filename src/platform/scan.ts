import Taro from '@tarojs/taro'
import { addressOfCode } from './codeOfOurs'
import type { CodeRead } from './codeRead'
import { toast } from './toast'

type Scanned = Pick<Taro.scanCode.SuccessCallbackResult, 'result' | 'scanType' | 'path'>

/** Reads a code with the camera of WeChat. */
export async function readCode(): Promise<CodeRead> {
  try {
    // no kinds are named: a library that has a name for mini-program codes leaves out what is not
    return readIn(await Taro.scanCode({}))
  } catch (thrown) {
    const said = (thrown as { errMsg?: string } | undefined)?.errMsg ?? ''
    if (/cancel/.test(said)) return null
    if (/auth|deny|permission/.test(said)) {
      return { problem: '没有相机权限，请点右上角「…」到设置里打开' }
    }
    return { problem: '没有认出来，请对准二维码再扫一次' }
  }
}

/** A mini-program code says nothing but its page, and that only to the mini program it is of. */
function readIn({ result, scanType, path }: Scanned): CodeRead {
  if (scanType !== 'WX_CODE') return { text: result }
  if (!path) return { problem: '这是别的小程序的码，请用微信的扫一扫打开' }
  const text = addressOfCode(path)
  return text === undefined ? { problem: '这个码打不开，它可能已经不用了' } : { text }
}

/** The same for who only wants what was read; undefined where nothing was. */
export const scan: (() => Promise<string | undefined>) | undefined = async () => {
  const read = await readCode()
  if (read && 'problem' in read) toast(read.problem)
  return read && 'text' in read ? read.text : undefined
}
