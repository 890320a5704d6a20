import Taro from '@tarojs/taro'
import { canAskWechat, returnedFromWechat, wechatCode, wechatPlatform } from '@/platform/signIn'

test('WeChat can be asked wherever the server has an account, without leaving the page', () => {
  expect(wechatPlatform).toBe('mini')
  expect(canAskWechat(undefined)).toBe(false)
  // the app's own id is asked, so the server may name none
  expect(canAskWechat('')).toBe(true)
  expect(returnedFromWechat()).toBe(false)
})

test('each sign-in has a code of its own', async () => {
  const login = jest.mocked(Taro.login)
  login.mockResolvedValueOnce({ code: 'one', errMsg: 'ok' })
  login.mockResolvedValueOnce({ code: 'two', errMsg: 'ok' })
  expect([await wechatCode(''), await wechatCode('')]).toEqual(['one', 'two'])
})
