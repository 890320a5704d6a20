import { act } from 'react'
import type { Out } from '@contract/api'
import TaskLevelWebView from '@/pages/task/task-level-web-view/page'
import { session } from '@/session/session'
import { show } from '../../cache/front'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/inFront', () => jest.requireActual<object>('../../cache/front'))
jest.mock('@/platform/outside', () => ({
  openOutside: async (_ways: unknown, tell: () => Promise<unknown>) => {
    await tell()
    return 'opened'
  },
}))

const video = '/tp5/api/AdTask/video'
const log = '/tp5/api/AdTask/videoLog'
const id = '01940000-0000-7000-8000-0000000000c1'

const page: Out<typeof video> = {
  ...{ seconds: 0, left: 10, running: 0, ask: 0, step: 'visit', state: 'proving' },
  ...{ title: '逛逛新米铺', advertiser: '新米铺', url: 'https://example.com', poster: '' },
  ...{ whole: 10, position: 0, questions: 0, flag: 3 },
}

const spent = (running: 0 | 1, seconds: number): Out<typeof log> => ({
  ...{ seconds, left: Math.max(0, 10 - seconds), running, ask: 0, state: 'proving' },
  step: seconds >= 10 ? 'done' : 'visit',
})

const here = at('taskLevelWebView', { id })
beforeEach(() => {
  show(true)
  session.signIn(person())
  watchNavigation(here)
})

/** The page, and what it asks then. */
const see = (inFront: boolean) =>
  act(async () => {
    show(inFront)
    for (let turns = 0; turns < 20; turns++) await Promise.resolve()
  })

const beats = () => requestsTo(log).map(({ running }) => running)

test('the stay runs from leaving until one is back, and not in front of this page', async () => {
  serve({ [video]: page, [log]: spent(1, 0) })
  const shown = await renderPage(TaskLevelWebView, here)
  await shown.tap('打开页面')
  expect(beats()).toEqual(['1'])
  await see(false)
  serve({ [video]: page, [log]: spent(0, 12) })
  await see(true)
  expect(beats().at(-1)).toBe('0')
  expect(shown.text()).toContain('去领奖励')
})
