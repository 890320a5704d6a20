import { act } from 'react'
import type { Out } from '@contract/api'
import About from '@/pages/account/about/page'
import PrivacySettings from '@/pages/account/privacy-settings/page'
import TextSize from '@/pages/account/text-size/page'
import { read } from '@/platform/storage'
import { appearance } from '@/session/appearance'
import { keys } from '@/session/keys'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const calls = {
  '/user/login/logout': {},
  '/user/Center/agreement': {
    due: 0 as const,
    version: '1.0/1.1',
    in_force: [
      { key: 'user', title: '邻集用户协议', version: '1.0', effective_at: '2026-01-01' },
      { key: 'privacy', title: '邻集隐私政策', version: '1.1', effective_at: '2026-03-01' },
    ],
    said: [
      {
        key: 'privacy',
        title: '邻集隐私政策',
        version: '1.1',
        said: 'accepted',
        said_at: '2026-03-09T10:00:00+08:00',
      },
    ],
  } satisfies Out<'/user/Center/agreement'>,
}

beforeEach(() => {
  session.forget()
  appearance.forget()
  session.signIn(person())
  watchNavigation(at('settings'))
  serve(calls)
})

/** A radio is announced with its note. */
const choose = (label: string) =>
  act(async () =>
    document.querySelector<HTMLElement>(`[role=radio][aria-label="${label}"]`)?.click(),
  )
const chooseByText = (text: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=radio]')]
      .find((each) => each.textContent === text)
      ?.click(),
  )

describe('text size', () => {
  test('changes the page at once, and is still there after a restart', async () => {
    await renderPage(TextSize, at('textSize'))
    await chooseByText('最大')
    expect(document.querySelector('.text-140')).not.toBeNull()
    expect(document.documentElement.classList.contains('text-140')).toBe(true)
    expect(read('_appearance')).toContain('largest')
    await chooseByText('标准')
    expect(document.querySelector('.text-140')).toBeNull()
    expect(document.documentElement.classList.contains('text-140')).toBe(false)
    await choose('跟随手机，手机里调大，这里也大')
    expect(appearance.text).toBe('system')
  })
})

describe('privacy', () => {
  test('shows the position this phone keeps, and forgets it', async () => {
    session.locate({ latitude: 30.274, longitude: 120.155 })
    const page = await renderPage(PrivacySettings, at('privacySettings'))
    expect(page.text()).toContain('30.2740°')
    await page.tap('忘记这个位置')
    expect(page.text()).toContain('没有保存位置')
    expect(read(keys.position)).toBeUndefined()
    expect(read(keys.positionToo)).toBeUndefined()
  })

  test('says which version was agreed to and when, and which is in force', async () => {
    const page = await renderPage(PrivacySettings, at('privacySettings'))
    expect(page.text()).toContain('2026-03-09 同意 1.1 版')
    expect(page.text()).toContain('现行 1.1 版')
    expect(() => page.button('同意新版本')).toThrow()
  })

  test('asks for a new version, which nobody has ticked for the person', async () => {
    const agree = '/user/Center/agree'
    const due = { ...calls['/user/Center/agreement'], due: 1 as const }
    serve({ ...calls, '/user/Center/agreement': due, [agree]: due })
    const page = await renderPage(PrivacySettings, at('privacySettings'))
    await page.tap('同意新版本')
    expect(requestsTo(agree)).toEqual([])
    await act(async () =>
      document.querySelector<HTMLElement>('[role=checkbox][aria-checked=false]')?.click(),
    )
    serve({ ...calls, [agree]: calls['/user/Center/agreement'] })
    await page.tap('同意新版本')
    expect(requestsTo(agree)).toMatchObject([{ version: '1.0/1.1' }])
    expect(() => page.button('同意新版本')).toThrow()
  })

  test('clears this phone only after asking, and ends the session', async () => {
    session.locate({ latitude: 30.274, longitude: 120.155 })
    appearance.setElder(true)
    const { uuid: before, token } = session
    const page = await renderPage(PrivacySettings, at('privacySettings'))
    await page.tap('清除这台手机上的数据')
    expect(session.signedIn).toBe(true)
    await page.tap('清除')
    expect(requestsTo('/user/login/logout').map((sent) => sent.access_token)).toEqual([token])
    expect([session.signedIn, session.position, appearance.elder]).toEqual([false, null, false])
    for (const key of [keys.user, keys.token, keys.position, '_appearance'])
      expect(read(key)).toBeUndefined()
    expect(session.uuid).not.toBe(before)
    expect(read(keys.uuid)).toBe(session.uuid)
  })
})

test('about tells the version that every request carries', async () => {
  const page = await renderPage(About, at('about'))
  expect(page.text()).toContain('版本 8.0.8')
})
