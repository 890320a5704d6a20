import type { Out } from '@contract/api'
import StreetMarketing from '@/pages/street/home/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/PushHelper/total'

type Report = Out<typeof path>

const none = { scans: 0, given: 0, newcomers: 0, bag: 0, lost: 0 }
const report = (given: Partial<Report> = {}): Report => ({
  ...none,
  ...{ day: '2026-03-09', list: [], days: [], active: [] },
  ...given,
})

const here = at('streetMarketing')
beforeEach(() => {
  watchNavigation(here)
  session.signIn(person())
})
afterEach(() => jest.restoreAllMocks())

test('who never stood anywhere is told whom to ask', async () => {
  serve({ [path]: report() })
  expect((await renderPage(StreetMarketing, here)).text()).toContain('您不是这次活动的推广员')
})

test('a past day is chosen on a day without an activity, and told by activity', async () => {
  const days = ['2026-03-07', '2026-03-01']
  serve({ [path]: report({ days }) })
  const page = await renderPage(StreetMarketing, here)
  expect(page.text()).not.toContain('您不是这次活动的推广员')
  const list = [
    { ...none, activity_id: 2, title: '广场见面礼', scans: 21 },
    { ...none, activity_id: 3, title: '路口见面礼', scans: 13 },
  ]
  serve({ [path]: report({ day: '2026-03-07', scans: 34, list, days }) })
  await page.tap('哪一天：今天')
  await page.tap('2026-03-07 星期六')
  expect(requestsTo(path)).toMatchObject([{ day: '2026-03-07' }])
  for (const words of ['34 位', '广场见面礼', '21 位', '路口见面礼', '13 位'])
    expect(page.text()).toContain(words)
})

test('one activity of today is named with what came of it', async () => {
  const list = [{ ...none, activity_id: 2, title: '广场见面礼', scans: 5 }]
  serve({ [path]: report({ scans: 5, list, days: ['2026-03-09'] }) })
  const page = await renderPage(StreetMarketing, here)
  expect(page.text()).toContain('今天 · 广场见面礼')
  expect(page.text()).not.toContain('哪一天')
})
