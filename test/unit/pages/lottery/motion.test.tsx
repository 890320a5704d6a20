import { act } from 'react'
import type { Out } from '@contract/api'
import Lottery from '@/pages/lottery/play/page'
import { http } from '@/platform/http'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { refused, reply } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo } from '../serve'

jest.mock('@/platform/http')

const base = '/tp5/api/TigerActivity/'
const start = `${base}start` as const

type Chances = Out<'/tp5/api/TigerActivity/playUser'>

const thermos = { prize_id: 2, name: '316 保温杯', sign: '杯', kind: 'goods' as const }
const page: Out<'/tp5/api/TigerActivity/page'> = {
  cycle: { title: '天天抽奖', starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' },
  prizes: [
    { ...thermos, per_ten_thousand: 80, left: 1, worth: 8900, goods_id: 9, image: '/thermos.svg' },
  ],
  proof: { day: '2026-11-29', promised: 'ab12cd34ef56ab78', seed: '' },
  ...{ rules: [], before: null, anchor: null },
}

const won = {
  ...{ ...thermos, play_id: 'p1', order_sn: '', reels: ['杯', '杯', '杯'] },
  ...{ state: 'waiting' as const, state_text: '等您填地址' },
  ...{ played_at: '2026-11-29T01:00:00Z', expires_at: null },
}
const before: Chances = {
  ...{ left: 2, used: 0, statement: '', points: 1280, user_id: 'u', nonce: 1 },
  sources: [{ key: 'free', title: '每天送', got: 0, most: 1 }],
}
const after: Chances = { ...before, left: 1, used: 1, points: 1288, nonce: 2 }

let drawNow: () => void

/** The draw waits to be told; it touches what the page shows, and all of that is another thing from then on. */
function serveDraws() {
  let isDrawn = false
  const tell = (): Record<string, unknown> => ({
    ...appConfig(),
    [`${base}page`]: page,
    [`${base}playUser`]: isDrawn ? after : before,
    [`${base}startQueueResult`]: { state: 'none', ahead: 0, ask_after: 0, reason: '', drawn: null },
    [`${base}buyLimit`]: { sources: [] },
    [`${base}scrollLog`]: { list: isDrawn ? [{ name: '王**', prize: '316 保温杯' }] : [] },
    [`${base}popup`]: { play: isDrawn ? won : null },
    [`${base}view`]: { views: 1 },
    [`${base}vows`]: { list: [], next: null },
  })
  jest.mocked(http).mockImplementation(async ({ url }) => {
    const { pathname } = new URL(url, 'http://server')
    const good = (data: unknown, tags: object) => reply({ error: 0, message: '', data, ...tags })
    if (pathname !== start) return good(tell()[pathname], { of: ['lottery'] })
    await new Promise<void>((resolve) => (drawNow = resolve))
    isDrawn = true
    return good({ ...won, left: 1 }, { touches: ['lottery'] })
  })
}

/** As the phone tells it once the slowest reel has come to its end. */
async function stand() {
  const strips = document.querySelectorAll('[class*=strip]')
  await act(async () => {
    // the second is what React listens to where nothing can move
    for (const type of ['animationend', 'webkitAnimationEnd'])
      strips[strips.length - 1]?.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

const moving = (how: 'turning' | 'coming') => document.querySelectorAll(`[class*=${how}]`).length

/** The page with reels that come in, and everything else known anew. */
async function draw() {
  const shown = await renderPage(Lottery, at('lottery'))
  await shown.tap('抽一次，还有 2 次')
  expect(moving('turning')).toBe(3)
  drawNow()
  await shown.show()
  expect(requestsTo(`${base}playUser`)).toHaveLength(2)
  return shown
}

beforeEach(() => {
  watchNavigation(at('lottery'))
  session.signIn(person())
  jest.mocked(http).mockReset()
  serveDraws()
})
afterEach(() => jest.restoreAllMocks())

const known = ['抽一次，还有 2 次', '今天抽过 0 次', '可用 1280 积分', '每次抽取都能自己核对']
const newest = ['抽一次，还有 1 次', '今天抽过 1 次', '可用 1288 积分', '王** 抽中 316 保温杯']

test('what a draw changes is shown once the reels stand, what it came to at once', async () => {
  const shown = await draw()
  expect(moving('coming')).toBe(3)
  expect(shown.text()).toContain('抽中了 316 保温杯')
  for (const words of known) expect(shown.text()).toContain(words)
  expect(shown.text()).not.toContain('还没领')
  await stand()
  expect(moving('coming')).toBe(0)
  for (const words of newest) expect(shown.text()).toContain(words)
  expect(shown.text()).toContain('您抽中的316 保温杯还没领')
})

test('nobody draws again before the reels stand', async () => {
  const shown = await draw()
  await shown.tap('抽一次，还有 2 次')
  expect(requestsTo(start)).toHaveLength(1)
  await stand()
  await shown.tap('抽一次，还有 1 次')
  expect(requestsTo(start)).toHaveLength(2)
})

test('whoever looks away finds the reels standing', async () => {
  const shown = await draw()
  await shown.hide()
  await shown.show()
  expect(moving('coming')).toBe(0)
  for (const words of newest) expect(shown.text()).toContain(words)
})

test('a draw that fails leaves nothing moving, and can be tried again', async () => {
  const shown = await renderPage(Lottery, at('lottery'))
  jest.mocked(http).mockImplementationOnce(async () => refused(1, '今天的奖品抽完了'))
  await shown.tap('抽一次，还有 2 次')
  expect(shown.text()).toContain('今天的奖品抽完了')
  expect(moving('turning') + moving('coming')).toBe(0)
  await shown.tap('抽一次，还有 2 次')
  expect(requestsTo(start)).toHaveLength(2)
})

test('who signs out meanwhile leaves nothing of theirs behind', async () => {
  const shown = await draw()
  await act(async () => session.signOut())
  expect(shown.text()).toContain('登录后抽，每天送一次')
  expect(shown.text()).not.toMatch(/1280|1288|还没领/)
  expect(shown.text()).toContain('王** 抽中 316 保温杯')
})
