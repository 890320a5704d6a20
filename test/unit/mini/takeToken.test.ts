import Taro from '@tarojs/taro'
import { http } from '@/platform/http'
import { session } from '@/session/session'
import { takeToken } from '@/shell/takeToken'

jest.mock('@/platform/http')

const person = (user_id: string, nickname: string) => ({
  ...{ user_id, nickname, phone: '138****0001', roles: [] },
  access_token: `token of ${user_id}`,
})

beforeEach(() => {
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ path: 'pages/tabs/index/page' } as never)
  const body = JSON.stringify({ error: 0, message: '', data: person('sender', '王阿姨') })
  jest.mocked(http).mockResolvedValue({ status: 200, body })
  session.signIn(person('me', '李大爷'))
})

test.each([
  ['no', false, 'me'],
  ['yes', true, 'sender'],
])('the phone asks in its own manner, and takes a %s', async (_said, confirm, then) => {
  const modal = jest.mocked(Taro.showModal)
  modal.mockReset()
  modal.mockResolvedValueOnce({ confirm, cancel: !confirm, errMsg: '' })
  await takeToken('token of sender')
  expect(session.user?.user_id).toBe(then)
  const [[asked]] = modal.mock.calls as [[Taro.showModal.Option]]
  expect(asked.title).toBe('以 王** 的身份继续？')
  // WeChat shows four characters of a button
  expect([asked.confirmText!, asked.cancelText!].every(({ length }) => length <= 4)).toBe(true)
})
