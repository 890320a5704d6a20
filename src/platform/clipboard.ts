import Taro from '@tarojs/taro'
import { privacyAgreed } from './privacy'

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  if (!(await privacyAgreed())) return false
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}
