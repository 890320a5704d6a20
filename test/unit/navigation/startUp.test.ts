import { signAnew } from '@/platform/share'
import { toast } from '@/platform/toast'
import type { session as Session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, refused, sent } from '../client/replies'
import { at, watchNavigation } from '../client/taro'

jest.mock('@/platform/http')
jest.mock('@/platform/share')
jest.mock('@/platform/toast')

type Loaded = {
  session: { session: typeof Session }
  startUp: { started: () => Promise<void> }
}

/** A start of the app at this address. */
const start = async (search: string) => (await startAgain(search)).session

/** The same, and what happens at each page after the first. */
async function startAgain(search: string) {
  window.history.replaceState({ key: 'k' }, '', `/exchangeShop${search}`)
  const loaded: Partial<Loaded> = {}
  jest.isolateModules(() => {
    for (const [name, module] of Object.entries(shared)) jest.doMock(name, () => module)
    loaded.session = jest.requireActual<Loaded['session']>('@/session/session')
    loaded.startUp = jest.requireActual<Loaded['startUp']>('@/navigation/startUp')
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

const storeSomebody = () => {
  localStorage.setItem('userInfo', JSON.stringify(person({ access_token: 'old' })))
  localStorage.setItem('access_token', 'old')
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  answerWith(ok(person({ access_token: 'new' })))
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

  test('replaces another person', async () => {
    storeSomebody()
    expect((await start('?access_token=new')).token).toBe('new')
  })

  test('is not checked when it is the stored one', async () => {
    storeSomebody()
    await start('?access_token=old')
    expect(sent()).toEqual([])
  })

  test('that is empty signs out without asking', async () => {
    storeSomebody()
    const session = await start('?access_token=')
    expect(session.signedIn).toBe(false)
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(localStorage.getItem('access_token')).toBeNull()
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
  ])('fails in silence: %s', async (why, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const navigation = watchNavigation(at('exchangeShop'))
    storeSomebody()
    answerWith(answer)
    const session = await start('?access_token=new')
    expect(session.token).toBe('old')
    expect(toast).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
    expect(Object.values(navigation).every((spy) => spy.mock.calls.length === 0)).toBe(true)
    // what nobody has judged stays: it speaks for the person, and is asked about again
    expect(window.location.search).toBe(why === 'no network' ? '?access_token=new' : '')
    log.mockRestore()
  })
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
