import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Head } from '@/parts/campaign/head/Head'
import { useCampaign } from '@/parts/campaign/useCampaign'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { learnServerTime } from '@/request/clock'
import { campaignOf } from '../../../tools/gallery/campaigns'
import { at, watchNavigation } from '../client/taro'
import { serve } from '../pages/serve'

jest.mock('@/platform/http')

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const opened = Date.parse('2026-11-20T09:30:00+08:00')
const hour = 3_600_000

let root: Root
let host: HTMLElement
let late: number

beforeEach(() => {
  jest.restoreAllMocks()
  watchNavigation(at('page618'))
  late = 0
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

/** The server's time is always the same; the phone's is off by so much. */
function phoneIsOff(by: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => opened + late + by)
  learnServerTime(opened / 1000)
}

const show = (element: React.ReactElement) => act(async () => root.render(element))
const digits = () =>
  host.textContent
    ?.match(/(\d\d)天(\d\d)时(\d\d)分(\d\d)秒/)
    ?.slice(1)
    .join(':')

function Page({ redrawn }: { redrawn: number }) {
  const { data } = useCampaign('page618', {})
  const onTurn = () => undefined
  return data ? <Head key={redrawn} campaign={data} onTurn={onTurn} /> : null
}

describe.each([
  ['right', 0],
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])("on a phone whose clock is %s, what is counted is the server's time", (_, off) => {
  test('to the opening of a campaign, also in what is drawn twelve seconds later', async () => {
    phoneIsOff(off)
    const campaign = campaignOf({ state: 'ahead', changes_in: 12_389 })
    serve({ '/tp5/api/Campaign/detail': campaign })
    await show(<Page redrawn={1} />)
    await act(() => new Promise<void>((answered) => setTimeout(answered)))
    expect(digits()).toBe('00:03:26:29')
    late = 12_000
    await show(<Page redrawn={2} />)
    expect(digits()).toBe('00:03:26:17')
  })

  test('to the end of an order that waits for its money', async () => {
    phoneIsOff(off)
    await show(<WaitLeft expiresAt="2026-11-20T09:40:05+08:00" />)
    expect(host.textContent).toBe('付款还剩 10 分 05 秒')
  })
})
