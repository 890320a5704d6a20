import { LotteryCell } from '@/parts/lottery/LotteryCell'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

afterEach(() => {
  session.signOut()
  jest.restoreAllMocks()
})

test('says how much of what I won waits for an address, on the way to it', async () => {
  const { navigateTo } = watchNavigation(at('mine'))
  session.signIn(person())
  serve({ ...appConfig(), '/tp5/api/TigerActivity/waiting': { waiting: 2 } })
  const page = await renderPage(LotteryCell, at('mine'))
  await page.tap('抽奖奖品2 件待填地址')
  expect(navigateTo.mock.lastCall?.[0].url).toBe(pageUrl('lotteryMyPrize', {}))
})
