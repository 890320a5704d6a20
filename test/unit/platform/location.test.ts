import type { SignPackage } from '@/platform/shareCard'

interface Asked {
  type: string
  success: (place: Record<'latitude' | 'longitude' | 'accuracy', number | string>) => void
  cancel: () => void
  fail: () => void
}

let answer: (asked: Asked) => void = () => undefined
const mockScripts = {
  config: jest.fn(),
  ready: jest.fn((then: () => void) => then()),
  error: jest.fn(),
  getLocation: jest.fn((asked: Asked) => answer(asked)),
}
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: mockScripts }))

const allowed: SignPackage = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const weChat = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0'
const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/130'

/** One door, as a satellite and as China's maps name it. */
const satellite = { latitude: 31.1774276, longitude: 121.5272106 }
const door = { latitude: 31.1753039, longitude: 121.5315418 }

const askBrowser = jest.fn((found: (place: { coords: object; timestamp: number }) => void) =>
  found({ coords: { ...satellite, accuracy: 12.2 }, timestamp: Date.now() - 3000 }),
)
Object.assign(window.navigator, { geolocation: { getCurrentPosition: askBrowser } })

function open(userAgent: string, sign?: () => Promise<SignPackage>) {
  jest.resetModules()
  jest.clearAllMocks()
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { keepSigning } = jest.requireActual<typeof import('@/platform/weChatSigning.h5')>(
    '@/platform/weChatSigning.h5',
  )
  if (sign) keepSigning(sign)
  return jest.requireActual<typeof import('@/platform/location')>('@/platform/location')
}

const atTheDoor = {
  latitude: expect.closeTo(door.latitude, 6) as number,
  longitude: expect.closeTo(door.longitude, 6) as number,
}

describe('the same door is at the same place', () => {
  test("in WeChat's browser, where WeChat says it", async () => {
    answer = ({ success }) =>
      success({ latitude: '31.1753039', longitude: '121.5315418', accuracy: '30' })
    expect(await open(weChat, async () => allowed).locate()).toEqual(door)
    expect(mockScripts.getLocation).toHaveBeenCalledWith(expect.objectContaining({ type: 'gcj02' }))
    expect(askBrowser).not.toHaveBeenCalled()
  })

  test('in any other browser, which knows only satellites', async () => {
    expect(await open(browser).locate()).toEqual(atTheDoor)
  })

  test("in WeChat's browser while it is not set up", async () => {
    const place = await open(weChat, () => Promise.reject(new Error('gone'))).locate()
    expect(place).toEqual(atTheDoor)
  })
})

test('who has to know how good a reading is asks for the best, and is told', async () => {
  const expected = { ...atTheDoor, accuracy: 13, age: 3 }
  expect(await open(browser).measure()).toEqual(expected)
  expect(askBrowser).toHaveBeenCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ enableHighAccuracy: true }),
  )
  answer = ({ success }) =>
    success({ latitude: '31.1753039', longitude: '121.5315418', accuracy: '30' })
  expect(await open(weChat, async () => allowed).measure()).toEqual({
    ...door,
    accuracy: 30,
    age: 0,
  })
})

test('who turns WeChat away is not asked a second time', async () => {
  answer = ({ cancel }) => cancel()
  expect(await open(weChat, async () => allowed).locate()).toBeUndefined()
  expect(askBrowser).not.toHaveBeenCalled()
})
