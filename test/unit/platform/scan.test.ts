import type { SignPackage } from '@/platform/shareCard'

interface Asked {
  success: (read: { resultStr: string }) => void
  cancel: () => void
  fail: () => void
}

let answer: (asked: Asked) => void = () => undefined
const mockScripts = {
  config: jest.fn(),
  ready: jest.fn((then: () => void) => then()),
  error: jest.fn(),
  scanQRCode: jest.fn((asked: Asked) => answer(asked)),
}
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: mockScripts }))

const allowed: SignPackage = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const weChat = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0'
const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/130'

const says = (words: string) => ({ problem: expect.stringContaining(words) as string })

function open(userAgent: string, sign?: () => Promise<SignPackage>) {
  jest.resetModules()
  jest.clearAllMocks()
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { keepSigning } = jest.requireActual<typeof import('@/platform/weChatSigning.h5')>(
    '@/platform/weChatSigning.h5',
  )
  if (sign) keepSigning(sign)
  return jest.requireActual<typeof import('@/platform/scan')>('@/platform/scan')
}

describe("in WeChat's browser", () => {
  const inWeChat = (how: (asked: Asked) => void, sign = async () => allowed) => {
    answer = how
    return open(weChat, sign).readCode()
  }

  test('its camera reads, on an address that the server has signed', async () => {
    const sign = jest.fn(async () => allowed)
    const read = await inWeChat(({ success }) => success({ resultStr: 'LJ-0107' }), sign)
    expect(read).toEqual({ text: 'LJ-0107' })
    expect(sign).toHaveBeenCalledWith(window.location.href)
    expect(mockScripts.config).toHaveBeenCalledWith(expect.objectContaining(allowed))
  })

  test('the kind of a bar code is not part of what it says', async () => {
    const read = await inWeChat(({ success }) => success({ resultStr: 'CODE_128,LJ-0107' }))
    expect(read).toEqual({ text: 'LJ-0107' })
  })

  test('whoever closes the camera is told nothing', async () => {
    expect(await inWeChat(({ cancel }) => cancel())).toBeNull()
  })

  test('a camera that fails, and an account that is not set up, say to type instead', async () => {
    const words = says('请输入二维码下面的编号')
    expect(await inWeChat(({ fail }) => fail())).toEqual(words)
    const nobody = { ...allowed, appId: '' }
    expect(
      await inWeChat(
        () => undefined,
        async () => nobody,
      ),
    ).toEqual(words)
    expect(
      await inWeChat(
        () => undefined,
        () => Promise.reject(new Error('down')),
      ),
    ).toEqual(words)
  })
})

describe('in another browser', () => {
  const stop = jest.fn()
  const getUserMedia = jest.fn()
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
  const detect = jest.fn()

  beforeEach(() => {
    play.mockResolvedValue(undefined)
    getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] })
    Object.assign(window, {
      BarcodeDetector: class {
        detect = detect
      },
    })
    Object.defineProperty(window.navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    Reflect.deleteProperty(window.navigator, 'mediaDevices')
  })
  const layer = () => document.querySelector('[role=dialog][aria-label="扫码"]')

  test('its own camera looks until a code is there, and goes out then', async () => {
    detect.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: 'LJ-0107' }])
    expect(await open(browser).readCode()).toEqual({ text: 'LJ-0107' })
    expect(stop).toHaveBeenCalled()
    expect(layer()).toBeNull()
  })

  test('whoever taps 不扫了 is back on the page', async () => {
    detect.mockResolvedValue([])
    const reading = open(browser).readCode()
    while (!layer()) await new Promise((resolve) => setTimeout(resolve))
    document.querySelector<HTMLButtonElement>('.camera-close')?.click()
    expect(await reading).toBeNull()
    expect(layer()).toBeNull()
  })

  test('a camera that was refused says where it is allowed', async () => {
    getUserMedia.mockRejectedValue(new Error('NotAllowedError'))
    const words = says('允许这个网站用相机')
    expect(await open(browser).readCode()).toEqual(words)
  })

  test('without any means of reading it says to type, and offers no scanning elsewhere', async () => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    const { readCode, scan } = open(browser)
    expect(await readCode()).toEqual(says('请输入二维码下面的编号'))
    expect(scan).toBeUndefined()
  })
})
