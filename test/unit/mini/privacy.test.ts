import Taro from '@tarojs/taro'
import { privacyAgreed } from '@/platform/privacy'

const asks = jest.mocked(Taro.requirePrivacyAuthorize)

beforeEach(() => asks.mockClear())

test('WeChat asks for the agreement', async () => {
  await expect(privacyAgreed()).resolves.toBe(true)
  asks.mockImplementationOnce((option) => option?.fail?.({ errMsg: 'privacy' }))
  await expect(privacyAgreed()).resolves.toBe(false)
  expect(asks).toHaveBeenCalledTimes(2)
})

test('a WeChat that cannot ask keeps nobody from going on', async () => {
  jest.mocked(Taro.canIUse).mockReturnValueOnce(false)
  await expect(privacyAgreed()).resolves.toBe(true)
  expect(asks).not.toHaveBeenCalled()
})
