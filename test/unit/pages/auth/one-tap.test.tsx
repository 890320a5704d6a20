import Login from '@/pages/auth/login/page'
import type { PhoneAnswer, PhoneNumberButtonProps } from '@/platform/phoneNumberButtonProps'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

let mockAnswer: PhoneAnswer

jest.mock('@/platform/http')
jest.mock('@/platform/surroundings', () => ({ surroundings: () => 'miniProgram' }))
jest.mock('@/platform/signIn', () => ({
  wechatPlatform: 'mini',
  canAskWechat: () => true,
  returnedFromWechat: () => false,
  wechatCode: () => Promise.resolve('who-it-is'),
  dropWechatCode: () => undefined,
}))
jest.mock('@/platform/PhoneNumberButton', () => {
  const { createElement } = jest.requireActual<typeof import('react')>('react')
  return {
    PhoneNumberButton: ({ onAnswer, children }: PhoneNumberButtonProps) =>
      createElement('button', { onClick: () => onAnswer(mockAnswer) }, children),
  }
})

const wechat = '/tp5/api/UserLogin/wechatOAuthLogin'
const calls = {
  ...appConfig(),
  '/tp5/api/Codevalidates/captcha': {
    captcha_id: '01890000-0000-7000-8000-00000000000c',
    kind: 'picture' as const,
    image: 'data:image/svg+xml,',
    question: '',
  },
  '/tp5/api/UserLogin/smsLogin': person(),
  [wechat]: person(),
}
const isTicked = () =>
  document.querySelector('[role=checkbox]')?.getAttribute('aria-checked') === 'true'

beforeEach(() => {
  session.signOut()
  session.rememberReturn(undefined)
  watchNavigation(at('login'))
  serve(calls)
  mockAnswer = { code: 'which-phone' }
})

const open = () => renderPage(Login, at('login'))

test('who has not agreed is asked in a sheet, and the same tap there signs in', async () => {
  const page = await open()
  await page.tap('微信一键登录')
  expect(page.text()).toContain('请先阅读并同意')
  expect(requestsTo(wechat)).toEqual([])
  expect(isTicked()).toBe(false)
  await page.tap('同意并登录')
  expect(requestsTo(wechat)).toMatchObject([
    {
      code: 'who-it-is',
      phone_code: 'which-phone',
      platform: 'mini',
      agreement_version: '1.0',
      device: session.uuid,
    },
  ])
  expect(session.signedIn).toBe(true)
})

test('who closes the sheet has agreed to nothing', async () => {
  const page = await open()
  await page.tap('微信一键登录')
  await page.tap('关闭')
  expect(isTicked()).toBe(false)
  expect(requestsTo(wechat)).toEqual([])
})

test('who has agreed signs in by one tap', async () => {
  const page = await open()
  await page.tap('同意用户协议和隐私政策')
  await page.tap('微信一键登录')
  expect(requestsTo(wechat)).toMatchObject([{ phone_code: 'which-phone' }])
  expect(session.signedIn).toBe(true)
})

test('who would rather not give the phone signs in by SMS', async () => {
  mockAnswer = 'declined'
  const page = await open()
  await page.tap('微信一键登录')
  await page.tap('同意并登录')
  expect(page.text()).toContain('没关系，用短信验证码也能登录')
  expect(requestsTo(wechat)).toEqual([])
  await page.type('手机号', '13800000001')
  await page.type('短信验证码', '123456')
  await page.tap('登录')
  expect(requestsTo('/tp5/api/UserLogin/smsLogin')).toHaveLength(1)
  expect(session.signedIn).toBe(true)
})

test('where WeChat cannot give a phone, who is new there proves one by SMS', async () => {
  mockAnswer = 'unavailable'
  serve({ ...calls, [wechat]: refused(1005, '还没有绑定') })
  const page = await open()
  await page.tap('同意用户协议和隐私政策')
  await page.tap('微信一键登录')
  expect(requestsTo(wechat)[0]).not.toHaveProperty('phone_code')
  expect(page.button('绑定并登录')).toBeTruthy()
})

test('a number of another country is told, and SMS stays', async () => {
  serve({ ...calls, [wechat]: refused(1023, '这里只能用中国大陆的手机号') })
  const page = await open()
  await page.tap('同意用户协议和隐私政策')
  await page.tap('微信一键登录')
  expect(page.text()).toContain('这里只能用中国大陆的手机号')
  expect(page.button('登录')).toBeTruthy()
})

test('who agreed to what is no longer in force is asked in the sheet again', async () => {
  const page = await open()
  await page.tap('同意用户协议和隐私政策')
  const told = { ...calls['/tp5/api/Common/config'], agreement_version: '1.1' }
  const newer = { ...calls, '/tp5/api/Common/config': told }
  serve({ ...newer, [wechat]: refused(1006, '请先阅读并同意用户协议和隐私政策') })
  await page.tap('微信一键登录')
  expect(isTicked()).toBe(false)
  serve(newer)
  await page.tap('微信一键登录')
  await page.tap('同意并登录')
  expect(requestsTo(wechat)).toMatchObject([{ agreement_version: '1.1' }])
  expect(session.signedIn).toBe(true)
})
