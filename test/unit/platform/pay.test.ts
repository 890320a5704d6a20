import { openPayment, payWay } from '@/platform/pay'

const sheet = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=wx2',
  signType: 'RSA' as const,
  paySign: 's',
}
type Done = (result: { err_msg: string }) => void
type Invoke = (name: string, given: object, done: Done) => void
const win = window as { WeixinJSBridge?: { invoke: Invoke } }

/** As WeChat's browser has it, once it is ready. */
const bridgeSaying = (said: string) => {
  const invoke = jest.fn<void, Parameters<Invoke>>((_name, _given, done) =>
    done({ err_msg: `get_brand_wcpay_request:${said}` }),
  )
  win.WeixinJSBridge = { invoke }
  return invoke
}

const browse = (userAgent: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)

afterEach(() => {
  delete win.WeixinJSBridge
  jest.useRealTimers()
})

test('the browser decides how one pays', () => {
  browse('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50')
  expect(payWay()).toBe('wechat')
  browse('Mozilla/5.0 (Linux; Android 14) Chrome/120')
  expect(payWay()).toBe('h5')
})

describe("WeChat's sheet", () => {
  test.each([
    ['ok', 'asked'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
    ['fail_invalid appid', 'failed'],
  ] as const)('says %s: %s', async (said, outcome) => {
    const invoke = bridgeSaying(said)
    expect(await openPayment({ sheet, url: '' })).toBe(outcome)
    expect(invoke.mock.calls.map(([name, given]) => [name, given])).toEqual([
      ['getBrandWCPayRequest', sheet],
    ])
  })

  test('is waited for while WeChat prepares it', async () => {
    const opening = openPayment({ sheet, url: '' })
    bridgeSaying('ok')
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    expect(await opening).toBe('asked')
  })

  test('that never comes is a failure, and not a button that is busy for ever', async () => {
    jest.useFakeTimers()
    const opening = openPayment({ sheet, url: '' })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await opening).toBe('failed')
  })
})
