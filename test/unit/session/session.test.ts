import type { session as Session } from '@/session/session'
import { person } from '../client/person'

/** The store as a new start of the app finds it. */
function freshSession(): typeof Session {
  let fresh: typeof Session | undefined
  jest.isolateModules(() => {
    fresh = jest.requireActual<{ session: typeof Session }>('@/session/session').session
  })
  if (!fresh) throw new Error('no session')
  return fresh
}

beforeEach(() => localStorage.clear())

describe('session', () => {
  test('keeps the person under the specified keys and finds them again', () => {
    freshSession().signIn(person())
    expect(localStorage.getItem('access_token')).toBe('token-1')
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(person())
    const again = freshSession()
    expect(again.user).toEqual(person())
    expect(again.token).toBe('token-1')
  })

  test.each(['{"access_token":"t"}', '{"access_token":"t","roles":"operator"}'])(
    'what another page of the host stored is enough, also with the token alone: %s',
    (stored) => {
      localStorage.setItem('userInfo', stored)
      const { user, token, identity } = freshSession()
      expect(token).toBe('t')
      expect(user?.roles).toEqual([])
      // whoever it is, it is not a visitor
      expect(identity).not.toBe('')
    },
  )

  test('signing out leaves nothing of them', () => {
    const session = freshSession()
    session.signIn(person())
    session.signOut()
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(session.signedIn).toBe(false)
  })

  test('the uuid is of version 4 and made once', () => {
    const { uuid } = freshSession()
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(localStorage.getItem('_uuid')).toBe(uuid)
    expect(freshSession().uuid).toBe(uuid)
  })

  test('the fixed parameters stand under version', () => {
    freshSession()
    expect(JSON.parse(localStorage.getItem('version') ?? '')).toEqual({
      format: 'json',
      terminal: 'webmall',
      hm_version: '8.0.8',
    })
  })

  test('a position is kept under both keys', () => {
    freshSession().locate({ latitude: 31.2, longitude: 121.4 })
    const kept = JSON.stringify({ latitude: 31.2, longitude: 121.4 })
    expect(localStorage.getItem('renwu_dingwei')).toBe(kept)
    expect(localStorage.getItem('_position')).toBe(kept)
    expect(freshSession().position).toEqual({ latitude: 31.2, longitude: 121.4 })
  })

  test('a village that is looked at is a place, and no position', () => {
    const village = { name: '柳湾村·北里', latitude: 30.4021, longitude: 120.0513 }
    freshSession().lookAt(village)
    expect(localStorage.getItem('renwu_dingwei')).toBeNull()
    const later = freshSession()
    expect([later.position, later.place]).toEqual([null, village])
    later.locate({ latitude: 31.2, longitude: 121.4 })
    expect([later.lookedAt, later.place?.latitude]).toEqual([null, 31.2])
    later.lookAt(village)
    later.forgetPosition()
    expect(freshSession().place).toBeNull()
  })

  test.each([{ latitude: 0, longitude: 121.4 }, { longitude: 121.4 }, {}])(
    '%p is a failed reading and not kept',
    (position) => {
      const session = freshSession()
      session.locate(position)
      expect(session.position).toBeNull()
      expect(localStorage.getItem('renwu_dingwei')).toBeNull()
    },
  )

  test.each(['not json', '5', 'null', '{}', '[]'])('a broken userInfo (%s) is nobody', (text) => {
    localStorage.setItem('userInfo', text)
    expect(freshSession().signedIn).toBe(false)
  })

  test('runs without a storage', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    )
    const session = freshSession()
    session.signIn(person())
    expect(session.signedIn).toBe(true)
    session.signOut()
    spies.forEach((spy) => spy.mockRestore())
  })
})

describe('return location', () => {
  const remember = (path: string, query: object = {}) =>
    localStorage.setItem('_loginRet', JSON.stringify({ path, query, params: {} }))

  test('keeps path, query and params, and the whole address', () => {
    const session = freshSession()
    const place = {
      name: 'goodDetailsOnline',
      params: { id: '9', exchange_type: '2', from: '中' },
    } as const
    session.rememberReturn(place)
    expect(JSON.parse(localStorage.getItem('_loginRet') ?? '')).toEqual({
      path: '/exchangeShop/GoodDetailsOnline/9/2',
      query: { from: '中' },
      params: { id: '9', exchange_type: '2' },
    })
    expect(localStorage.getItem('_loginRetHref')).toBe(
      '/exchangeShop/GoodDetailsOnline/9/2?from=%E4%B8%AD',
    )
    expect(session.returnLocation).toEqual(place)
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/no/such/page',
    'javascript:alert(1)',
    '',
  ])('%p is not a place of the table', (path) => {
    remember(path)
    expect(freshSession().returnLocation).toBeUndefined()
  })

  test('never holds a token', () => {
    remember('/index', { access_token: 'stolen' })
    expect(freshSession().returnLocation).toEqual({ name: 'index', params: {} })
  })
})
