import Taro from '@tarojs/taro'
import { type AskWhoToBe, becomeWhoseTokenIs } from '@/navigation/whoToBe'

const ask: AskWhoToBe = async ({ title, text, confirm, cancel }) => {
  const { confirm: other } = await Taro.showModal({
    title,
    content: text,
    confirmText: confirm,
    cancelText: cancel,
  })
  return other
}

export const takeToken = (token: string): Promise<void> => becomeWhoseTokenIs(token, ask)
