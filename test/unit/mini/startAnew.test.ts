import Taro from '@tarojs/taro'
import { http } from '@/platform/http'
import { whenTokenComes, started } from '@/navigation/startUp'
import { routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { session } from '@/session/session'
import { openPage } from '@/shell/page'
import type { PageObject } from '@/shell/pageObject'
import { takeToken } from '@/shell/takeToken'

jest.mock('@/platform/http')

const person = (user_id: string, nickname: string) => ({
  ...{ user_id, nickname, phone: '138****0001', roles: [] },
  access_token: `token of ${user_id}`,
})

/** WeChat opens this page of the app, which is alive, with what somebody scanned or was sent. */
async function opened(name: RouteName, options: Record<string, string>): Promise<void> {
  const page = { route: routeNamed(name).page, options }
  jest.mocked(Taro.getCurrentPages).mockReturnValue([page] as never)
  openPage(page as unknown as PageObject, options)
  await started()
}

beforeAll(async () => {
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ path: '', query: {} } as never)
  whenTokenComes(takeToken)
  await opened('index', {})
})

beforeEach(() => {
  jest.mocked(Taro.showModal).mockReset()
  jest.mocked(Taro.showModal).mockResolvedValue({ confirm: false, cancel: true, errMsg: '' })
  const body = JSON.stringify({ error: 0, message: '', data: person('sender', '王阿姨') })
  jest.mocked(http).mockResolvedValue({ status: 200, body })
  session.signIn(person('me', '李大爷'))
})

const token = 'token%20of%20sender'
const code = (path: string) => ({
  q: encodeURIComponent(`https://mall.example${path}?access_token=${token}`),
})

test.each([
  ['a card', { access_token: token }],
  ['a code', code('/index')],
  ['the same code again', code('/index')],
])('the token in %s asks first who to be', async (_what, options) => {
  await opened('index', options)
  expect(Taro.showModal).toHaveBeenCalledTimes(1)
  expect(session.user?.user_id).toBe('me')
})

test('a page that is opened from inside asks nothing again', async () => {
  await opened('mine', {})
  expect(Taro.showModal).not.toHaveBeenCalled()
})

test('no code says who somebody is where they enter what is theirs alone', async () => {
  session.signOut()
  await opened('index', code('/exchangeShop/UserAddress'))
  expect(session.signedIn).toBe(false)
})
