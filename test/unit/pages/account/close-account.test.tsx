import CloseAccount from '@/pages/account/close-account/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const security = {
  phone: '138****0001',
  wait_days: 7,
  losses: [{ name: '积分', value: '1200 分' }],
  obstacles: [],
  closing: null,
}
const closing = {
  asked_at: '2026-03-09T10:00:00+08:00',
  closes_at: '2026-03-16T10:00:00+08:00',
  held_up: '',
}
const close = '/user/Center/close'

beforeEach(() => {
  session.forget()
  session.signIn(person())
  watchNavigation(at('closeAccount'))
})

const open = () => renderPage(CloseAccount, at('closeAccount'))

describe('closing my account', () => {
  test('says what is lost, asks for the code and once more, and can be taken back', async () => {
    serve({
      '/user/Center/mySecurity': security,
      '/tp5/api/Codevalidates/send': { phone: security.phone, resend_seconds: 60 },
      [close]: closing,
      '/user/Center/keep': {},
    })
    const page = await open()
    expect(page.text()).toContain('1200 分')
    await page.tap('申请注销')
    expect(page.text()).toContain('请填写 6 位短信验证码')
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    await page.tap('获取验证码')
    expect(page.text()).toContain('60 秒后重发')
    clock.mockRestore()
    await page.type('短信验证码', '123456')
    await page.tap('申请注销')
    expect(requestsTo(close)).toHaveLength(0)
    expect(page.text()).toContain('7 天后注销，这之前随时可以撤回')
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['再想想', '申请注销'])
    await page.tap('再想想')
    expect(requestsTo(close)).toHaveLength(0)
  })

  test('shows the day it happens, and takes it back', async () => {
    serve({
      '/user/Center/mySecurity': { ...security, closing },
      '/user/Center/keep': {},
    })
    const page = await open()
    expect(page.text()).toContain('3月16日 10时注销')
    expect(page.text()).not.toContain('获取验证码')
    await page.tap('撤回，继续用这个账号')
    expect(requestsTo('/user/Center/keep')).toHaveLength(1)
    expect(page.text()).toContain('获取验证码')
  })

  test('says what has to be done first, and offers no code meanwhile', async () => {
    const obstacle = {
      text: '有 1 单还没发货',
      way: '先取消，或等收到货',
      link: '/exchangeShop/ExchangeLog?state=paid',
    }
    serve({ '/user/Center/mySecurity': { ...security, obstacles: [obstacle] } })
    const page = await open()
    expect(page.text()).toContain('先取消，或等收到货')
    expect(page.text()).not.toContain('获取验证码')
  })

  test('says why it is held up when its day has come', async () => {
    const heldUp = { ...closing, held_up: '有 1 单在路上' }
    serve({ '/user/Center/mySecurity': { ...security, closing: heldUp } })
    expect((await open()).text()).toContain('到时间了，但有 1 单在路上')
  })

  test('shows a refusal in its place', async () => {
    serve({ '/user/Center/mySecurity': refused(429, '操作太频繁，请稍后再试') })
    expect((await open()).text()).toContain('操作太频繁')
  })
})
