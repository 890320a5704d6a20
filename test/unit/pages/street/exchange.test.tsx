import type { Out } from '@contract/api'
import StreetMarketingExchange from '@/pages/street/exchange/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/PushHelper/detail'
const exchange = '/tp5/api/MachinePushHelper/Exchange'
const setPush = '/tp5/api/MachinePushHelper/SetPush'

type Detail = Out<typeof path>

const promoter = { scans: 3, given: 1, newcomers: 2, bag: 4, lost: 0, taken: 5 }
const detail = (standing: 'before' | 'on' | 'done' | null): Detail => ({
  ...{ activity_id: 2, title: '广场见面礼', place: '广场', latitude: 30, longitude: 120 },
  ...{ distance: null, state: 'open', gift: '一袋抽纸', audience: '一人一份', mine: null },
  starts_at: '2026-11-27T08:00:00+08:00',
  ends_at: '2026-11-27T20:00:00+08:00',
  promoter: standing && { ...promoter, standing },
})

const here = at('streetMarketingExchange', { activity_id: '2' })
beforeEach(() => {
  watchNavigation(here)
  session.signIn(person())
})
afterEach(() => jest.restoreAllMocks())

test('who is no promoter of it is told so', async () => {
  serve({ [path]: detail(null) })
  expect((await renderPage(StreetMarketingExchange, here)).text()).toContain(
    '您不是这次活动的推广员',
  )
})

test('a promoter begins with what they took along', async () => {
  serve({ [path]: detail('before'), [setPush]: { bag: 5, lost: 0 } })
  const page = await renderPage(StreetMarketingExchange, here)
  await page.tap('开始')
  expect(page.text()).toContain('请填写数量')
  await page.type('数量', '5')
  await page.tap('开始')
  expect(requestsTo(setPush)).toMatchObject([{ activity_id: '2', on: '1', pieces: '5' }])
})

describe('while they stand there', () => {
  test('a gift is handed over by its code, and the page says to whom', async () => {
    serve({ [path]: detail('on'), [exchange]: { name: '王**', gift: '一袋抽纸', bag: 3 } })
    const page = await renderPage(StreetMarketingExchange, here)
    await page.type('6 位领取码', '12 34 56')
    await page.tap('确认发出', 2)
    expect(requestsTo(exchange)).toMatchObject([{ activity_id: '2', code: '123456' }])
    expect(page.text()).toContain('王**领走了一袋抽纸')
  })

  test('a code that is none says why', async () => {
    serve({ [path]: detail('on'), [exchange]: refused(404, '没有这个领取码，请和邻居核对') })
    const page = await renderPage(StreetMarketingExchange, here)
    await page.type('6 位领取码', '000000')
    await page.tap('确认发出')
    expect(page.text()).toContain('没有这个领取码')
  })

  test('they end with what is left', async () => {
    serve({ [path]: detail('on'), [setPush]: { bag: 0, lost: 1 } })
    const page = await renderPage(StreetMarketingExchange, here)
    await page.type('数量', '3')
    await page.tap('收工，剩这么多')
    expect(requestsTo(setPush)).toMatchObject([{ activity_id: '2', on: '0', pieces: '3' }])
  })
})

test('what was counted is counted', async () => {
  serve({ [path]: detail('done') })
  expect((await renderPage(StreetMarketingExchange, here)).text()).toContain('收工了')
})
