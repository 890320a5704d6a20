import { openOutside } from '@/platform/outside'
import { surroundings } from '@/platform/surroundings'

const host = window as { linji?: { postMessage: (message: string) => void } }
const tell = jest.fn().mockResolvedValue(undefined)
const ways = { mini: { app_id: '', path: '' }, scheme: '', url: '' }

const phones = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 15; V2307A) Chrome/131.0 Mobile Safari/537.36',
  weChat: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 MicroMessenger/8.0.50',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36',
} as const
const holding = (userAgent: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => {
  jest.restoreAllMocks()
  tell.mockClear()
})
afterEach(() => delete host.linji)

test.each(Object.entries(phones))('a browser is told as what it is: %s', (where, userAgent) => {
  holding(userAgent)
  expect(surroundings()).toBe(where)
})

test('the app around the page is more than the browser in it', () => {
  holding(phones.ios)
  host.linji = { postMessage: jest.fn() }
  expect(surroundings()).toBe('hostApp')
})

describe('an app of a partner on H5', () => {
  test('is opened by the app around us, with a whole address', async () => {
    const postMessage = jest.fn<void, [string]>()
    host.linji = { postMessage }
    expect(await openOutside({ ...ways, scheme: 'yoga://x', url: '/yoga' }, tell)).toBe('opened')
    expect(JSON.parse(postMessage.mock.calls[0]?.[0] ?? '')).toEqual({
      name: 'outside',
      scheme: 'yoga://x',
      url: `${window.location.origin}/yoga`,
    })
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('is not counted where there is no way to it', async () => {
    holding(phones.weChat)
    const onlyMini = { ...ways, mini: { app_id: 'wx0123456789abcdef', path: '' } }
    expect(await openOutside(onlyMini, tell)).toBe('nowhere')
    expect(await openOutside({ ...ways, scheme: 'yoga://x' }, tell)).toBe('nowhere')
    expect(tell).not.toHaveBeenCalled()
  })
})
