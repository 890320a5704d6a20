import { useState } from 'react'
import { Head } from '@/parts/campaign/head/Head'
import { useCampaign } from '@/parts/campaign/useCampaign'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { http } from '@/platform/http'
import { learnServerTime } from '@/request/clock'
import { campaignOf } from '../../../tools/gallery/campaigns'
import { at, watchNavigation } from '../client/taro'
import { renderPage } from '../pages/renderPage'
import { serve } from '../pages/serve'

jest.mock('@/platform/http')

const place = at('page618')
const opened = Date.parse('2026-11-20T09:30:00+08:00')
const hour = 3_600_000

let late: number

beforeEach(() => {
  jest.restoreAllMocks()
  watchNavigation(place)
  late = 0
})

/** The server's time is always the same; the phone's is off by so much. */
function phoneIsOff(by: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => opened + late + by)
  learnServerTime(opened / 1000)
}

const nothing = () => undefined

/** The head of a campaign, drawn anew at every tap. */
function Campaign() {
  const { data } = useCampaign('page618', {})
  const [drawn, setDrawn] = useState(1)
  return (
    <>
      {data && <Head key={drawn} campaign={data} onTurn={nothing} />}
      <button onClick={() => setDrawn(drawn + 1)}>再画一次</button>
    </>
  )
}

const Order = () => <WaitLeft expiresAt="2026-11-20T09:40:05+08:00" />

describe.each([
  ['right', 0],
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])("on a phone whose clock is %s, what is counted is the server's time", (_, off) => {
  test('to the opening of a campaign, also in what is drawn twelve seconds later', async () => {
    phoneIsOff(off)
    serve({ '/tp5/api/Campaign/detail': campaignOf({ state: 'ahead', changes_in: 12_389 }) })
    const page = await renderPage(Campaign, place)
    expect(page.text()).toContain('03时26分29秒')
    late = 12_000
    await page.tap('再画一次')
    expect(page.text()).toContain('03时26分17秒')
    // opened once more it shows what is known, until the next answer comes
    late = 30_000
    jest.mocked(http).mockReturnValue(new Promise(() => undefined))
    const again = await renderPage(Campaign, place)
    expect(again.text()).toContain('03时25分59秒')
  })

  test('to the end of an order that waits for its money', async () => {
    phoneIsOff(off)
    const page = await renderPage(Order, place)
    expect(page.text()).toBe('付款还剩 10 分 05 秒')
  })
})
