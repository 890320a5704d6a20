import Login from '@/pages/auth/login/page'
import { dropWechatCode } from '@/platform/signIn'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const captcha = {
  captcha_id: '01890000-0000-7000-8000-00000000000c',
  kind: 'picture' as const,
  image: 'data:image/svg+xml,',
  question: '',
}
const calls = {
  ...appConfig(),
  '/tp5/api/Codevalidates/captcha': captcha,
  '/tp5/api/Codevalidates/sendSms': { resend_seconds: 60, expire_seconds: 300 },
  '/tp5/api/UserLogin/smsLogin': person(),
}

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  appearance.setElder(false)
  session.signOut()
  session.rememberReturn(undefined)
  navigation = watchNavigation(at('login'))
  serve(calls)
})

const open = () => renderPage(Login, at('login'))

test('asks for the message against the picture’s digits, then counts down', async () => {
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('图形验证码', '3633')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  await page.tap('获取验证码')
  expect(requestsTo('/tp5/api/Codevalidates/sendSms')).toMatchObject([
    { phone: '13800000001', captcha_id: captcha.captcha_id, captcha_code: '3633' },
  ])
  expect(page.button('60 秒后重发').disabled).toBe(true)
  clock.mockRestore()
})

test('once the message is sent, the digits of the picture before do not stand beside another', async () => {
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('图形验证码', '3633')
  await page.tap('获取验证码')
  expect(requestsTo('/tp5/api/Codevalidates/captcha')).toHaveLength(2)
  const [phone, digits] = [...document.querySelectorAll('label')].map(
    ({ control }) => (control as HTMLInputElement).value,
  )
  expect([phone, digits]).toEqual(['13800000001', ''])
  expect(page.text()).not.toContain('请填写图中的')
})

test('says what is missing instead of asking the server', async () => {
  const page = await open()
  await page.tap('获取验证码')
  expect(page.text()).toContain('请填写 11 位手机号')
  expect(requestsTo('/tp5/api/Codevalidates/sendSms')).toEqual([])
})

test('a wrong picture brings another one and the server’s words', async () => {
  serve({ ...calls, '/tp5/api/Codevalidates/sendSms': refused(1001, '图形验证码不正确') })
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('图形验证码', '0000')
  await page.tap('获取验证码')
  expect(page.text()).toContain('图形验证码不正确')
  expect(requestsTo('/tp5/api/Codevalidates/captcha')).toHaveLength(2)
})

test('where many have asked it goes on with a longer picture, and empty of the digits before', async () => {
  const sendSms = '/tp5/api/Codevalidates/sendSms'
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('图形验证码', '3633')
  serve({
    ...calls,
    '/tp5/api/Codevalidates/captcha': { ...captcha, kind: 'long' },
    [sendSms]: refused(1010, '请填写这张 6 位数字的图'),
  })
  await page.tap('获取验证码')
  expect(page.text()).toContain('请填写这张 6 位数字的图')
  await page.tap('获取验证码')
  expect(page.text()).toContain('请填写图中的 6 位数字')
  expect(requestsTo(sendSms)).toHaveLength(1)
  await page.type('图形验证码', '363312')
  await page.tap('获取验证码')
  expect(requestsTo(sendSms)).toMatchObject([{}, { captcha_code: '363312' }])
})

test('nobody is signed in without having agreed', async () => {
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('短信验证码', '123456')
  await page.tap('登录')
  expect(requestsTo('/tp5/api/UserLogin/smsLogin')).toEqual([])
})

test('signs in with the agreed version and goes back to where I was', async () => {
  const signIn = jest.spyOn(session, 'signIn')
  session.rememberReturn(at('dataLog', { type: 'gold' }))
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('短信验证码', '123456')
  await page.tap('同意用户协议和隐私政策')
  await page.tap('登录')
  expect(requestsTo('/tp5/api/UserLogin/smsLogin')).toMatchObject([
    { phone: '13800000001', code: '123456', agreement_version: '1.0', device: session.uuid },
  ])
  expect(session.signedIn).toBe(true)
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(navigation.redirectTo).toHaveBeenCalledWith({
    url: '/pages/wallet/data-log/page?type=gold',
  })
})

test('signing in asks for nothing again that was there already', async () => {
  const page = await open()
  await page.type('手机号', '13800000001')
  await page.type('短信验证码', '123456')
  await page.tap('同意用户协议和隐私政策')
  await page.tap('登录')
  expect(session.signedIn).toBe(true)
  expect(requestsTo('/tp5/api/Common/config')).toHaveLength(1)
  expect(requestsTo('/tp5/api/Codevalidates/captcha')).toHaveLength(1)
})

describe('in WeChat’s own browser', () => {
  const inWechat = { ...calls['/tp5/api/Common/config'], wechat_appid: 'wx1' }
  const comeBack = () => {
    window.localStorage.setItem('wechat_state', '42')
    window.history.replaceState(null, '', '/login?code=from-wechat&state=42')
  }

  beforeEach(() => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    dropWechatCode()
    window.history.replaceState(null, '', '/')
  })

  test('coming back with a code signs in, and the code leaves the address', async () => {
    const wechat = '/tp5/api/UserLogin/wechatOAuthLogin'
    serve({ ...calls, '/tp5/api/Common/config': inWechat, [wechat]: person() })
    comeBack()
    await open()
    expect(requestsTo(wechat)).toMatchObject([{ code: 'from-wechat', platform: 'web' }])
    expect(session.signedIn).toBe(true)
    expect(window.location.search).toBe('')
  })

  test('a WeChat account without a phone is bound by the message that proves one', async () => {
    const wechat = '/tp5/api/UserLogin/wechatOAuthLogin'
    serve({ ...calls, '/tp5/api/Common/config': inWechat, [wechat]: refused(1005, '还没有绑定') })
    comeBack()
    const page = await open()
    serve({ ...calls, '/tp5/api/Common/config': inWechat, [wechat]: person() })
    await page.type('手机号', '13800000001')
    await page.type('短信验证码', '123456')
    await page.tap('绑定并登录')
    expect(requestsTo(wechat)).toMatchObject([
      {
        code: 'from-wechat',
        phone: '13800000001',
        sms_code: '123456',
        agreement_version: '1.0',
        device: session.uuid,
      },
    ])
    expect(session.signedIn).toBe(true)
  })

  test('an answer that nobody asked for is not used', async () => {
    serve({ ...calls, '/tp5/api/Common/config': inWechat })
    window.localStorage.removeItem('wechat_state')
    window.history.replaceState(null, '', '/login?code=forged&state=1')
    await open()
    expect(requestsTo('/tp5/api/UserLogin/wechatOAuthLogin')).toEqual([])
  })
})

describe('who cannot read pictures', () => {
  const sum = { ...captcha, kind: 'sum' as const, image: '', question: '3 加 4 等于几？' }
  const asSum = { ...calls, '/tp5/api/Codevalidates/captcha': sum }

  test('works out a sum instead, in elder mode from the start', async () => {
    appearance.setElder(true)
    serve(asSum)
    const page = await open()
    expect(requestsTo('/tp5/api/Codevalidates/captcha')).toMatchObject([{ kind: 'sum' }])
    await page.type('手机号', '13800000001')
    await page.type('3 加 4 等于几？', '7')
    await page.tap('获取验证码')
    expect(requestsTo('/tp5/api/Codevalidates/sendSms')).toMatchObject([
      { phone: '13800000001', captcha_code: '7', device: session.uuid },
    ])
  })

  test('changes over from the picture, and back', async () => {
    const page = await open()
    serve(asSum)
    await page.tap('看不清？改做一道加法')
    expect(page.text()).toContain('3 加 4 等于几？')
    await page.tap('获取验证码')
    expect(page.text()).toContain('请填写算式的得数')
    serve(calls)
    await page.tap('改看图片验证')
    expect(page.text()).not.toContain('等于几')
  })
})

test('every field says what it is, and the first that is missing gets the focus', async () => {
  const page = await open()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['手机号', '图形验证码', '短信验证码'])
  expect(document.querySelectorAll('main')).toHaveLength(1)
  await page.type('手机号', '13800000001')
  await page.tap('登录')
  expect(document.activeElement).toBe(document.querySelectorAll('label')[2]?.control)
  expect(page.text()).toContain('请填写 6 位短信验证码')
})
