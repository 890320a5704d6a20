import PointsTask from '@/pages/task/task/page'
import { leftAt } from '@/parts/ad-reward/films'
import { showRewardedAd } from '@/platform/rewardedAd'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../../pages/renderPage'
import { requestsTo, serve } from '../../pages/serve'

jest.mock('@/platform/http')
jest.mock('@/platform/rewardedAd')

const lists = '/tp5/api/ExchangeShop/PointsTask/lists'
const index = '/tp5/api/AdReward/index'
const begin = '/tp5/api/AdReward/begin'
const finish = '/tp5/api/AdReward/finish'

const films = {
  ...{ state: 'open' as const, way: 'weapp' as const, points: 10, seconds: 15 },
  ...{ most: 5, left: 3, got: 20, wait: 0 },
}
const ticket = {
  ...{ ticket: '0198b0c0-0000-7000-8000-000000000001', way: 'weapp' as const },
  // it was long enough
  ...{ source: 'adunit-0123456789abcdef', points: 10, seconds: 0 },
  expires_at: '2026-11-24T10:00:00+08:00',
}
const tasks = { list: [], points: 900, today: 5 }

beforeEach(() => {
  watchNavigation(at('pointsTask'))
  session.signIn(person())
})

const open = () => renderPage(PointsTask, at('pointsTask'))

test('says what one gives, and how many are left', async () => {
  serve({ [lists]: tasks, [index]: films })
  expect((await open()).text()).toContain('一个 15 秒，今天还能看 3 个')
})

for (const [state, words] of [
  ['spent', '今天的 5 个看完了，明天再来'],
  ['gone', '今天的积分送完了，明天早点来'],
] as const)
  test(`says why there is none: ${state}`, async () => {
    serve({ [lists]: tasks, [index]: { ...films, state } })
    const page = await open()
    expect(page.text()).toContain(words)
    expect(() => page.button('看视频')).toThrow()
  })

test('shows nothing where there are none', async () => {
  serve({ [lists]: tasks, [index]: { ...films, state: 'closed', way: null } })
  expect((await open()).text()).not.toContain('看视频')
})

test('lets the next wait for the pause between two', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  serve({ [lists]: tasks, [index]: { ...films, wait: 23 } })
  expect((await open()).text()).toContain('23 秒后再看')
  clock.mockRestore()
})

test('tells the server how an ad of WeChat was left', async () => {
  for (const [outcome, ended, state] of [
    ['ended', '1', 'paid'],
    ['left', '0', 'left'],
  ] as const) {
    jest.mocked(showRewardedAd).mockResolvedValueOnce(outcome)
    serve({
      ...{ [lists]: tasks, [index]: films, [begin]: ticket },
      [finish]: { state, points: 10, balance: 910 },
    })
    const page = await open()
    await page.tap('看视频')
    await page.tap('看视频')
    expect(showRewardedAd).toHaveBeenLastCalledWith('adunit-0123456789abcdef')
    expect(requestsTo(finish)[0]).toMatchObject({ ticket: ticket.ticket, ended })
  }
})

test('tells the server nothing of an ad that was not shown, and says why a film is refused', async () => {
  jest.mocked(showRewardedAd).mockResolvedValueOnce('failed')
  serve({ [lists]: tasks, [index]: films, [begin]: ticket })
  const page = await open()
  await page.tap('看视频')
  expect(page.text()).toContain('视频没有放出来，请过一会儿再试')
  expect(requestsTo(finish)).toEqual([])
  serve({ [lists]: tasks, [index]: films, [begin]: refused(2742, '今天的积分送完了，明天早点来') })
  await page.tap('看视频')
  expect(page.text()).toContain('今天的积分送完了，明天早点来')
})

test('counts what is left of a film in whole seconds', () => {
  expect([0, 0.2, 14.1, 15, 31].map((position) => leftAt(15, position))).toEqual([15, 15, 1, 0, 0])
})
