import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const name = 'openVipDiscount'

test('a campaign that is not shown where the app runs is a calm page without a price', async () => {
  watchNavigation(at(name))
  serve({ '/tp5/api/Campaign/detail': refused(2020, '由于相关规范，iOS 功能暂不可用') })
  const { text } = await renderPage(() => <CampaignPage route={name} />, at(name))
  expect(text()).toContain('由于相关规范，iOS 功能暂不可用')
  expect(text()).not.toMatch(/微信支付|购买|¥|元/)
})
