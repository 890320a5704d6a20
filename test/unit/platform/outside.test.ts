import Taro from '@tarojs/taro'
import { openOutside } from '@/platform/outside'
import { surroundings } from '@/platform/surroundings'

// the file of the mini program, which stands beside the one of H5
const mini = jest.requireActual<typeof import('@/platform/outside')>(
  '../../../src/platform/outside.ts',
)

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

describe('an app of a partner in the mini program', () => {
  const partner = { ...ways, mini: { app_id: 'wx0123456789abcdef', path: 'pages/a' } }
  const opening = () => jest.spyOn(Taro, 'navigateToMiniProgram')

  test('is its mini program, and counts once it is open', async () => {
    const open = opening().mockResolvedValue({ errMsg: 'ok' })
    expect(await mini.openOutside(partner, tell)).toBe('opened')
    expect(open).toHaveBeenCalledWith({ appId: 'wx0123456789abcdef', path: 'pages/a' })
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('does not count where the person changes their mind', async () => {
    opening().mockRejectedValue({ errMsg: 'navigateToMiniProgram:fail cancel' })
    expect(await mini.openOutside({ ...partner, url: 'https://y' }, tell)).toBe('stayed')
    expect(tell).not.toHaveBeenCalled()
  })

  test('that does not open is its address, copied', async () => {
    opening().mockRejectedValue({ errMsg: 'navigateToMiniProgram:fail invalid appid' })
    document.execCommand = () => true
    expect(await mini.openOutside({ ...partner, url: 'https://y' }, tell)).toBe('copied')
    expect(await mini.openOutside(ways, tell)).toBe('nowhere')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('tells why the server did not hear of it', async () => {
    opening().mockResolvedValue({ errMsg: 'ok' })
    tell.mockRejectedValueOnce(new Error('断网了'))
    await expect(mini.openOutside(partner, tell)).rejects.toThrow('断网了')
  })
})
