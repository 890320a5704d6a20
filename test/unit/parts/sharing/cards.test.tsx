import GoodDetailsOnline from '@/pages/catalogue/good-details-online/page'
import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { useCampaign } from '@/parts/campaign/useCampaign'
import { shareAs } from '@/platform/share'
import { receiptOf, boxCampaign } from '../../../../tools/gallery/campaigns'
import { at, watchNavigation } from '../../client/taro'
import { goods } from '../../pages/goods'
import { renderPage } from '../../pages/renderPage'
import { serve } from '../../pages/serve'

jest.mock('@/platform/http')
jest.mock('@/platform/share')

/** The card that the page has last told of. */
const card = () => jest.mocked(shareAs).mock.lastCall?.[0]

describe('the card of a page has the picture that the server draws', () => {
  test('of goods', async () => {
    const place = at('goodDetailsOnline', { goods_id: '33' })
    watchNavigation(place)
    serve({ '/tp5/api/ExchangeShop/Goods/detail': goods() })
    await renderPage(GoodDetailsOnline, place)
    expect(card()?.image).toBe('/cards/goods/33.png')
  })

  test('of a campaign', async () => {
    const place = at('blindBox99')
    watchNavigation(place)
    serve({ '/tp5/api/Campaign/detail': boxCampaign, '/tp5/api/Campaign/click': {} })
    const Campaign = () => {
      useCampaign('blindBox99', {})
      return null
    }
    await renderPage(Campaign, place)
    expect(card()?.image).toBe('/cards/campaign/blind-box-99.png')
  })

  test('of a receipt: its campaign is what is shared', async () => {
    const place = at('getICBCsuccess')
    watchNavigation(place)
    serve({ '/tp5/api/Campaign/receiveDetail': receiptOf() })
    const Receipt = () => (
      <ReceiptPage route="getICBCsuccess" receiptId="1" from="iCBCmemberExperience" />
    )
    await renderPage(Receipt, place)
    expect(card()).toMatchObject({
      image: '/cards/campaign/icbc-member.png',
      place: { url: '/ICBCmemberExperience' },
    })
  })
})
