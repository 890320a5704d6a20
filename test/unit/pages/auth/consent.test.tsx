import type { ComponentType } from 'react'
import Authorise from '@/pages/auth/authorise/page'
import Login from '@/pages/auth/login/page'
import type { RouteName } from '@/routes/route'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const smsLogin = '/tp5/api/UserLogin/smsLogin'
const config = (agreement_version: string) => ({
  ...appConfig()['/tp5/api/Common/config'],
  agreement_version,
})
const calls = {
  '/tp5/api/Common/config': config('1.0/2.0'),
  '/tp5/api/Codevalidates/captcha': {
    captcha_id: '01890000-0000-7000-8000-00000000000c',
    kind: 'picture' as const,
    image: 'data:image/svg+xml,',
    question: '',
  },
  [smsLogin]: person(),
}
const untold = { ...calls, '/tp5/api/Common/config': refused(500, '服务开小差了') }
const agreement = '同意用户协议和隐私政策'

beforeEach(() => {
  session.signOut()
  session.rememberReturn(undefined)
  serve(calls)
})

const isTicked = () =>
  document.querySelector('[role=checkbox]')?.getAttribute('aria-checked') === 'true'
const versionsSent = () => requestsTo(smsLogin).map((sent) => sent.agreement_version)

type Way = [name: RouteName, Page: ComponentType, opens: string[]]
const ways: Way[] = [
  ['login', Login, []],
  ['authorise', Authorise, ['用手机号登录']],
]

describe.each(ways)('/%s', (name, Page, opens) => {
  const open = async () => {
    watchNavigation(at(name))
    const page = await renderPage(Page, at(name))
    for (const button of opens) await page.tap(button)
    await page.type('手机号', '13800000001')
    await page.type('短信验证码', '123456')
    return page
  }

  test('a tap before the versions were told waits for them', async () => {
    serve(untold)
    const page = await open()
    await page.tap(agreement)
    serve(calls)
    await page.tap('登录')
    expect(versionsSent()).toEqual(['1.0/2.0'])
    expect(session.signedIn).toBe(true)
  })

  test('who has not ticked is asked, and agrees and signs in by one tap', async () => {
    const page = await open()
    await page.tap('登录')
    expect(versionsSent()).toEqual([])
    await page.tap('同意并登录')
    expect(versionsSent()).toEqual(['1.0/2.0'])
    expect(session.signedIn).toBe(true)
  })

  test('where nobody tells them, nobody is signed in, and the page says so', async () => {
    serve(untold)
    const page = await open()
    await page.tap(agreement)
    await page.tap('登录')
    expect(versionsSent()).toEqual([])
    expect(page.text()).toContain('服务开小差了')
  })

  test('what was ticked is no tick for a newer version, which is agreed to anew', async () => {
    const page = await open()
    await page.tap(agreement)
    serve({
      ...calls,
      '/tp5/api/Common/config': config('1.0/2.1'),
      [smsLogin]: refused(1006, '请先阅读并同意用户协议和隐私政策'),
    })
    await page.tap('登录')
    expect(versionsSent()).toEqual(['1.0/2.0'])
    expect(isTicked()).toBe(false)
    expect(page.text()).toContain('请先阅读并同意用户协议和隐私政策')
    await page.tap(agreement)
    await page.tap('登录')
    expect(versionsSent()).toEqual(['1.0/2.0', '1.0/2.1'])
  })
})
