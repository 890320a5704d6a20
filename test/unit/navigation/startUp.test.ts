import { signAnew } from '@/platform/share'
import { toast } from '@/platform/toast'
import type { AskWhoToBe, WhoToBe } from '@/navigation/whoToBe'
import type { session as Session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, refused, sent } from '../client/replies'
import { at, watchNavigation } from '../client/taro'

jest.mock('@/platform/http')
jest.mock('@/platform/share')
jest.mock('@/platform/toast')

type Loaded = {
  session: { session: typeof Session }
  whoToBe: { becomeWhoseTokenIs: (token: string, ask: AskWhoToBe) => Promise<void> }
  startUp: {
    started: () => Promise<void>
    whenTokenComes: (take: (token: string) => Promise<void>) => void
  }
}

/** A start of the app at this address. */
const start = async (search: string, path?: string) => (await startAgain(search, path)).session

/** The same, and what happens at each page after the first. */
async function startAgain(search: string, path = '/exchangeShop') {
  window.history.replaceState({ key: 'k' }, '', path + search)
  const loaded: Partial<Loaded> = {}
  jest.isolateModules(() => {
    for (const [name, module] of Object.entries(shared)) jest.doMock(name, () => module)
    loaded.session = jest.requireActual<Loaded['session']>('@/session/session')
    const { becomeWhoseTokenIs } = jest.requireActual<Loaded['whoToBe']>('@/navigation/whoToBe')
    loaded.startUp = jest.requireActual<Loaded['startUp']>('@/navigation/startUp')
    loaded.startUp.whenTokenComes((token) => becomeWhoseTokenIs(token, ask))
  })
  const again = async () => loaded.startUp?.started()
  await again()
  if (!loaded.session) throw new Error('not started')
  return { session: loaded.session.session, again }
}

/** One network, one screen and one navigation for every start, so that they can be watched. */
const shared: Record<string, object> = {
  '@/platform/http': jest.requireMock<object>('@/platform/http'),
  '@/platform/share': jest.requireMock<object>('@/platform/share'),
  '@/platform/toast': jest.requireMock<object>('@/platform/toast'),
  '@tarojs/taro': jest.requireActual<object>('@tarojs/taro'),
}

const ask = jest.fn<Promise<boolean>, Parameters<AskWhoToBe>>()

const storeSomebody = () => {
  const somebody = person({ access_token: 'old', user_id: 'somebody', nickname: '李大爷' })
  localStorage.setItem('userInfo', JSON.stringify(somebody))
  localStorage.setItem('access_token', 'old')
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  answerWith(ok(person({ access_token: 'new' })))
  ask.mockResolvedValue(true)
})

describe('an access_token in the address at the start', () => {
  test('is checked with format json and the token, and its person stored', async () => {
    const session = await start('?access_token=new&a=1')
    const [check] = sent()
    expect(check?.path).toBe('/user/login/checkIsOnline')
    expect(check?.request.method).toBe('POST')
    expect(check?.parameters).toMatchObject({ format: 'json', access_token: 'new' })
    expect(session.token).toBe('new')
  })

  test('says who is signed in now', async () => {
    await start('?access_token=new')
    expect(toast).toHaveBeenCalledWith('已登录：王**')
    expect(ask).not.toHaveBeenCalled()
  })

  test('replaces another person who says so', async () => {
    storeSomebody()
    expect((await start('?access_token=new')).token).toBe('new')
    const [[question]] = ask.mock.calls as [[WhoToBe]]
    expect(question.title).toBe('以 王** 的身份继续？')
    expect(question.text).toContain('李**')
    expect(toast).toHaveBeenCalledWith('已登录：王**')
  })

  test('leaves a person who does not want it who they are', async () => {
    ask.mockResolvedValue(false)
    storeSomebody()
    const session = await start('?access_token=new&a=1')
    expect(session.token).toBe('old')
    expect(localStorage.getItem('access_token')).toBe('old')
    expect(toast).not.toHaveBeenCalled()
    expect(window.location.search).toBe('?a=1')
  })

  test('of the same person is taken without a question', async () => {
    localStorage.setItem('userInfo', JSON.stringify(person({ access_token: 'old' })))
    expect((await start('?access_token=new')).token).toBe('new')
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    '/exchangeShop/authentication',
    '/pages/identity/authentication/page',
    '/exchangeShop/Addaddress',
    '/exchangeShop/UserAddress',
    '/exchangeShop/pay/LJ1',
  ])('says nobody who they are at %s', async (path) => {
    const visitor = await start('?access_token=new', path)
    expect(visitor.signedIn).toBe(false)
    storeSomebody()
    for (const search of ['?access_token=new', '?access_token='])
      expect((await start(search, path)).token).toBe('old')
    expect(sent()).toEqual([])
    expect(ask).not.toHaveBeenCalled()
    expect(window.location.search).toBe('')
  })

  test('is not checked when it is the stored one', async () => {
    storeSomebody()
    await start('?access_token=old')
    expect(sent()).toEqual([])
  })

  test('that is empty signs out, and says so', async () => {
    storeSomebody()
    const session = await start('?access_token=')
    expect(session.signedIn).toBe(false)
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(toast).toHaveBeenCalledWith('已退出登录')
    expect(sent()).toEqual([])
  })

  test.each(['?access_token=new&a=%E4%B8%AD', '?access_token=&a=%E4%B8%AD'])(
    'leaves the address afterwards (%s), and nothing else does',
    async (search) => {
      const length = window.history.length
      await start(search)
      expect(window.location.search).toBe('?a=%E4%B8%AD')
      // WeChat goes by the address that shows
      expect(signAnew).toHaveBeenCalledTimes(1)
      expect(window.history.length).toBe(length)
      expect(window.history.state).toEqual({ key: 'k' })
    },
  )

  test.each([
    ['a time-out', refused(401, '登录超时')],
    ['a refusal', refused(1008, '该账号已停用，请联系客服')],
    ['no network', new Error('Failed to fetch')],
  ])('fails in silence: %s', async (_why, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const navigation = watchNavigation(at('exchangeShop'))
    storeSomebody()
    answerWith(answer)
    const session = await start('?access_token=new')
    expect(session.token).toBe('old')
    expect(toast).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
    expect(Object.values(navigation).every((spy) => spy.mock.calls.length === 0)).toBe(true)
    // judged or not, it does not speak for whoever is signed in
    expect(window.location.search).toBe('')
    log.mockRestore()
  })
})

test('a token that met a bad network speaks for a visitor, and stays until it is judged', async () => {
  answerWith(new Error('Failed to fetch'))
  await start('?access_token=new')
  expect(window.location.search).toBe('?access_token=new')
})

test('a token that met a bad network is judged at the next page, and then leaves the address', async () => {
  storeSomebody()
  answerWith(new Error('Failed to fetch'))
  const { session, again } = await startAgain('?access_token=new&a=1')
  expect(session.token).toBe('old')
  answerWith(ok(person({ access_token: 'new' })))
  await again()
  expect(session.token).toBe('new')
  expect(window.location.search).toBe('?a=1')
})

test('without a token in the address nothing is asked', async () => {
  storeSomebody()
  expect((await start('?a=1')).token).toBe('old')
  expect(sent()).toEqual([])
  expect(window.location.search).toBe('?a=1')
})

test('the mini-program marker of the address is kept, and an empty one takes it back', async () => {
  await start('?miniApp=iter')
  expect(localStorage.getItem('miniApp')).toBe('iter')
  const session = await start('?miniApp=')
  expect(session.marker).toBe('')
  expect(localStorage.getItem('miniApp')).toBeNull()
})
