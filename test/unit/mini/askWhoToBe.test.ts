import Taro from '@tarojs/taro'
import { askWhoToBe } from '@/shell/askWhoToBe'

test('the phone asks in its own manner, and a no is a no', async () => {
  const modal = jest.mocked(Taro.showModal)
  modal.mockResolvedValueOnce({ confirm: false, cancel: true, errMsg: '' })
  modal.mockResolvedValueOnce({ confirm: true, cancel: false, errMsg: '' })
  const question = { title: '以 王** 的身份继续？', text: '…', confirm: '换过去', cancel: '不换' }
  expect([await askWhoToBe(question), await askWhoToBe(question)]).toEqual([false, true])
  // WeChat shows four characters of a button
  const [[asked]] = modal.mock.calls as [[Taro.showModal.Option]]
  expect([asked.confirmText!.length, asked.cancelText!.length].every((n) => n <= 4)).toBe(true)
})
