import { PaySheet } from '@/parts/campaign/act/PaySheet'
import { boxCampaign, partOf } from '../../../../tools/gallery/campaigns'
import { show } from '../../client/ground'

test('what is sold for no money where the app runs is offered for points alone', async () => {
  const campaign = { ...boxCampaign, price: { ...boxCampaign.price, money: 0 } }
  await show(<PaySheet campaign={campaign} part={partOf()} onClose={jest.fn()} />)
  expect(document.body.textContent).toContain('990 积分')
  expect(document.body.textContent).not.toMatch(/微信支付|¥|元/)
})
