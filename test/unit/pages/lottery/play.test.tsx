import type { Out } from '@contract/api'
import { cache } from '@/cache/cache'
import Lottery from '@/pages/lottery/play/page'
import { http } from '@/platform/http'
import { pageUrl, parseQuery } from '@/routes/url'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { reply } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const base = '/tp5/api/TigerActivity/'
const start = `${base}start` as const

type Page = Out<'/tp5/api/TigerActivity/page'>
type Prize = Page['prizes'][number]
type Drawn = Out<typeof start>

const prize = (given: Partial<Prize>): Prize => ({
  ...{ prize_id: 1, name: '谢谢参与', sign: '谢', kind: 'none', per_ten_thousand: 4500 },
  ...{ left: null, worth: 0, goods_id: null, image: '' },
  ...given,
})

const thermos = prize({
  ...{ prize_id: 2, name: '316 保温杯', sign: '杯', kind: 'goods', per_ten_thousand: 80 },
  ...{ left: 1, worth: 8900, goods_id: 9, image: '/thermos.svg' },
})
const points = prize({ prize_id: 3, name: '8 积分', sign: '八', kind: 'points' })

const page: Page = {
  cycle: { title: '天天抽奖', starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' },
  prizes: [thermos, points, prize({})],
  rules: [],
  proof: { day: '2026-11-29', promised: 'ab12cd34ef56ab78', seed: '' },
  ...{ before: null, anchor: null },
}

const free = { key: 'free' as const, title: '每天送', got: 1, most: 1 }
const chances: Out<'/tp5/api/TigerActivity/playUser'> = {
  ...{ left: 1, used: 2, sources: [free], statement: '', points: 1280, user_id: 'u', nonce: 3 },
}

const drawn = (given: Partial<Drawn>): Drawn => ({
  ...{ play_id: 'p1', prize_id: 2, name: '316 保温杯', sign: '杯', kind: 'goods' },
  ...{ state: 'waiting', state_text: '等您填地址', order_sn: '', left: 0 },
  ...{ played_at: '2026-11-29T01:00:00Z', expires_at: null, reels: ['杯', '杯', '杯'] },
  ...given,
})

const nobodyInLine = { state: 'none' as const, ahead: 0, ask_after: 0, reason: '', drawn: null }

const answers = {
  ...appConfig(),
  [`${base}page`]: page,
  [`${base}playUser`]: chances,
  [`${base}startQueueResult`]: nobodyInLine,
  [`${base}buyLimit`]: { sources: [{ key: 'free', title: '每天送', most: 1, link: '/lottery' }] },
  [`${base}scrollLog`]: { list: [] },
  [`${base}popup`]: { play: null },
  [`${base}view`]: { views: 1 },
  [`${base}vows`]: { list: [], next: null },
}

const here = at('lottery')
let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(here)
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

const waitingPlay = {
  ...{ play_id: 'p1', prize_id: 2, name: '316 保温杯', sign: '杯', kind: 'goods' as const },
  ...{ state: 'waiting' as const, state_text: '等您填地址', order_sn: '' },
  ...{ played_at: '2026-11-29T01:00:00Z', expires_at: '2026-12-06T15:59:59Z' },
}

const reels = () => [...document.querySelectorAll('[class*=reel] [class*=place]:first-child')]

test('every prize stands there with its picture or its name, its odds and what is left', async () => {
  serve(answers)
  const shown = await renderPage(Lottery, here)
  expect(shown.text()).toMatch(/316 保温杯.*0\.80%.*剩 1/)
  expect(shown.text()).toMatch(/谢谢参与.*45\.00%.*不限/)
  await shown.tap('登录后抽，每天送一次')
  expect(session.returnLocation).toEqual(here)
})

test('the reels stop on what the server drew, and it stands there in words', async () => {
  session.signIn(person())
  serve({ ...answers, [start]: drawn({}) })
  const shown = await renderPage(Lottery, here)
  expect(shown.text()).toContain('可用 1280 积分')
  await shown.tap('抽一次，还有 1 次')
  expect(requestsTo(start)).toHaveLength(1)
  expect(shown.text()).toContain('抽中了 316 保温杯')
  const pictures = reels().map((reel) => reel.querySelector('img')?.getAttribute('src'))
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) expect(picture).toContain('/thermos.svg')
  await shown.tap('去领')
  expect(navigation.navigateTo.mock.calls).toMatchObject([
    [{ url: pageUrl('lotteryOrderConfirm', { play_id: 'p1' }) }],
  ])
})

test('reels of a draw that brought nothing are not three alike', async () => {
  session.signIn(person())
  const nothing = drawn({ kind: 'none', name: '谢谢参与', sign: '谢', reels: ['杯', '八', '谢'] })
  serve({ ...answers, [start]: { ...nothing, state: 'none' } })
  const shown = await renderPage(Lottery, here)
  await shown.tap('抽一次，还有 1 次')
  expect(shown.text()).toContain('这次没中')
  expect(new Set(reels().map((reel) => reel.innerHTML)).size).toBe(3)
})

test('while no lottery runs, what was won before can still be claimed', async () => {
  session.signIn(person())
  serve({
    ...answers,
    [`${base}page`]: { ...page, cycle: null, prizes: [] },
    [`${base}popup`]: { play: waitingPlay },
  })
  const shown = await renderPage(Lottery, here)
  expect(shown.text()).toContain('现在没有抽奖')
  expect(shown.text()).toContain('您抽中的316 保温杯还没领')
  await shown.tap('去领')
  await shown.tap('我的奖品')
  await shown.tap('规则')
  expect(navigation.navigateTo.mock.calls).toMatchObject([
    [{ url: pageUrl('lotteryOrderConfirm', { play_id: 'p1' }) }],
    [{ url: pageUrl('lotteryMyPrize', {}) }],
    [{ url: pageUrl('lotteryRules', {}) }],
  ])
})

test('invitations are told of where they give chances, and nowhere else', async () => {
  const invite = { key: 'invite', title: '请来新邻居', most: 5, link: '/lottery/tigerInvite' }
  serve({ ...answers, [`${base}buyLimit`]: { sources: [invite] } })
  const web = await renderPage(Lottery, here)
  expect(web.text()).toContain('请邻居，多一次')
  serve(answers)
  cache.empty(() => true)
  const mini = await renderPage(Lottery, here)
  expect(mini.text()).toContain('我的奖品')
  expect(mini.text()).not.toContain('请邻居，多一次')
})

test('whoever stands in line may leave it', async () => {
  session.signIn(person())
  const standing = { ...nobodyInLine, state: 'waiting' as const, ahead: 7, ask_after: 60_000 }
  serve({
    ...answers,
    [`${base}startQueueResult`]: standing,
    [`${base}leaveQueue`]: nobodyInLine,
  })
  const shown = await renderPage(Lottery, here)
  expect(shown.text()).toContain('正在排队，前面 7 位')
  await shown.tap('不排了')
  expect(requestsTo(`${base}leaveQueue`)).toHaveLength(1)
})

describe('the wall of wishes', () => {
  const vows = `${base}vows` as const
  const like = `${base}like` as const
  let liked: string[]

  const wish = (nth: number): Out<typeof vows>['list'][number] => {
    const vow_id = `v${nth}`
    const mine = liked.includes(vow_id)
    return {
      ...{ vow_id, name: '王**', words: `心愿 ${nth} 号`, likes: mine ? 4 : 3 },
      ...{ liked: mine ? 1 : 0, created_at: '2026-11-29T01:00:00Z' },
    }
  }
  const wishes = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => wish(from + at))

  /** Two pages; what was liked is told so from then on. */
  function serveWall() {
    liked = []
    serve(answers)
    const mocked = jest.mocked(http)
    const others = mocked.getMockImplementation()!
    const good = (data: unknown, tags: object) => reply({ error: 0, message: '', data, ...tags })
    mocked.mockImplementation(async (request) => {
      const { pathname, searchParams } = new URL(request.url, 'http://server')
      if (pathname === like) {
        liked.push(parseQuery(request.form ?? '').vow_id!)
        return good({ likes: 4 }, { touches: ['campaigns'] })
      }
      if (pathname !== vows) return others(request)
      const page = searchParams.has('cursor')
        ? { list: wishes(21, 23), next: null }
        : { list: wishes(1, 20), next: 'on' }
      return good(page, { of: ['campaigns'] })
    })
  }

  test('shows a few, and all of them to whoever reads on', async () => {
    serveWall()
    const shown = await renderPage(Lottery, here)
    expect(shown.text()).toContain('心愿 8 号')
    expect(shown.text()).not.toContain('心愿 9 号')
    await shown.tap('看更多')
    expect(shown.text()).toContain('心愿 20 号')
    expect(requestsTo(vows)).toHaveLength(1)
    await shown.tap('看更多')
    expect(shown.text()).toContain('心愿 23 号')
    expect(shown.text()).not.toContain('看更多')
  })

  test('counts a like of a wish that was read on to, and stays as long', async () => {
    session.signIn(person())
    serveWall()
    const shown = await renderPage(Lottery, here)
    await shown.tap('看更多')
    await shown.tap('看更多')
    const buttons = () => shown.text().match(/赞 \d/g)!
    const target = [...document.querySelectorAll<HTMLElement>('[aria-label^="给王**的心愿"]')][21]!
    target.setAttribute('aria-label', '第 22 条')
    await shown.tap('第 22 条')
    expect(requestsTo(like)).toMatchObject([{ vow_id: 'v22' }])
    expect(buttons()).toHaveLength(23)
    expect(buttons()[21]).toBe('赞 4')
    expect(buttons().filter((button) => button === '赞 4')).toHaveLength(1)
  })
})
