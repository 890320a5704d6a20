import Taro from '@tarojs/taro'
import type { AskWhoToBe } from '@/navigation/whoToBe'

export const askWhoToBe: AskWhoToBe = async ({ title, text, confirm, cancel }) => {
  const { confirm: other } = await Taro.showModal({
    title,
    content: text,
    confirmText: confirm,
    cancelText: cancel,
  })
  return other
}
