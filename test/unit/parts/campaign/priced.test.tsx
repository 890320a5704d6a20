import { act } from 'react'
import { CampaignView } from '@/parts/campaign/CampaignView'
import type { Campaign } from '@/parts/campaign/campaign'
import { boxCampaign, campaignOf, prizeOf } from '../../../../tools/gallery/campaigns'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../../pages/renderPage'

jest.mock('@/platform/http')

const route = 'openVipPage'

async function open(campaign: Campaign) {
  watchNavigation(at(route))
  const reload = () => Promise.resolve()
  const shown = { route, campaign, machineSn: undefined, reload, look: reload } as const
  return renderPage(() => <CampaignView {...shown} />, at(route))
}

const monthly = campaignOf({
  kind: 'monthlyCard',
  title: '邻里月卡',
  card: 30,
  price: { points: 700, gold: 0, money: 700 },
  prizes: [
    prizeOf('points', '每日积分', { type: 'points', value: '30 积分' }),
    prizeOf('gold', '每日金币', { type: 'gold', value: '3 金币' }),
  ],
  action: { do: 'pay', text: '开通月卡', note: '', link: '' },
})

test('a box says what it costs before it is asked for', async () => {
  const { text } = await open(boxCampaign)
  expect(text()).toContain('要付990积分或¥9.90')
})

test('a card is bought whole: under its own name, and nothing has to be chosen first', async () => {
  const page = await open(monthly)
  expect(page.text()).toContain('要付700积分或¥7.00')
  expect(document.querySelector('[role=radio]')).toBeNull()
  await page.tap('开通月卡')
  const sheet = document.querySelector('[role=dialog]')
  expect(sheet?.textContent).toContain('邻里月卡')
  expect(sheet?.textContent).not.toContain('每日积分')
  expect(sheet?.textContent).toContain('确认，付 700 积分')
})

test('what it gives is chosen once it runs, and costs nothing more', async () => {
  const action = { do: 'choose', text: '立即领取', note: '', link: '' } as const
  const page = await open({ ...monthly, action })
  expect(page.text()).not.toContain('要付')
  const [first] = document.querySelectorAll<HTMLElement>('[role=radio]')
  await act(async () => first?.click())
  expect(page.text()).toContain('立即领取：每日积分')
})
