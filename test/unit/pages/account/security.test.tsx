import type { Out } from '@contract/api'
import Security from '@/pages/account/security/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const device = {
  session_id: 'here',
  terminal: 'iPhone · 微信',
  signed_in_at: '2026-03-01T10:00:00+08:00',
  seen_on: '2026-03-09',
  current: 1 as const,
}
const lost = { ...device, session_id: 'lost', terminal: '安卓手机 · 浏览器', current: 0 as const }
const safety: Out<'/user/Center/mySecurity'> = {
  phone: '138****0001',
  wechat: 1,
  sessions: [device, lost],
}
const captcha = { captcha_id: 'c', kind: 'picture' as const, image: 'data:,', question: '' }
const calls = {
  '/user/Center/mySecurity': safety,
  '/user/Center/endSession': {},
  '/user/Center/endOthers': { ended: 1 },
  '/user/Center/unbindWechat': {},
  '/tp5/api/Codevalidates/captcha': captcha,
  '/user/Center/changePhone': { phone: '139****0002' },
}

beforeEach(() => {
  session.signIn(person())
  watchNavigation(at('security'))
  serve(calls)
})

const open = () => renderPage(Security, at('security'))

test('another device is signed out, this one cannot be', async () => {
  const page = await open()
  expect(page.text()).toContain('2026-03-01 登录，最近使用 2026-03-09')
  expect(() => page.button('让 2026-03-01 登录的 iPhone · 微信 退出')).toThrow()
  await page.tap('让 2026-03-01 登录的 安卓手机 · 浏览器 退出', 2)
  expect(requestsTo('/user/Center/endSession')).toMatchObject([{ session_id: 'lost' }])
})

test('all others are signed out after a question', async () => {
  const page = await open()
  await page.tap('退出其他所有设备')
  expect(requestsTo('/user/Center/endOthers')).toEqual([])
  await page.tap('全部退出')
  expect(requestsTo('/user/Center/endOthers')).toHaveLength(1)
})

test('WeChat is unbound after a question', async () => {
  const page = await open()
  await page.tap('解除微信绑定已绑定')
  await page.tap('解除')
  expect(requestsTo('/user/Center/unbindWechat')).toHaveLength(1)
})

describe('another phone', () => {
  async function filled() {
    const page = await open()
    await page.tap('换手机号138****0001')
    await page.type('现在手机号的验证码', '111111')
    await page.type('手机号', '13900000002')
    await page.type('短信验证码', '222222')
    return page
  }

  test('wants a code of each, and shows the new number', async () => {
    const page = await filled()
    await page.tap('换成新手机号')
    expect(requestsTo('/user/Center/changePhone')).toMatchObject([
      { code: '111111', phone: '13900000002', new_code: '222222' },
    ])
    expect(session.user?.phone).toBe('139****0002')
    expect(() => page.button('换成新手机号')).toThrow()
  })

  test('is not asked for without both codes', async () => {
    const page = await filled()
    await page.type('现在手机号的验证码', '1')
    await page.tap('换成新手机号')
    expect(requestsTo('/user/Center/changePhone')).toEqual([])
  })

  test('that cannot be had is told where it was asked for', async () => {
    serve({ ...calls, '/user/Center/changePhone': refused(1022, '这个手机号不能换过来') })
    const page = await filled()
    await page.tap('换成新手机号')
    expect(page.text()).toContain('这个手机号不能换过来')
    expect(session.user?.phone).toBe(person().phone)
  })
})
