import GoodDetailsOnline from '@/pages/catalogue/good-details-online/page'
import { surroundings } from '@/platform/surroundings'
import type { PosterData } from '@/ui/poster/posterLayout'
import { at, watchNavigation } from '../../client/taro'
import { refused } from '../../client/replies'
import { goods, way } from '../../pages/goods'
import { renderPage } from '../../pages/renderPage'
import { requestsTo, serve } from '../../pages/serve'

jest.mock('@/platform/http')
jest.mock('@/platform/surroundings')
jest.mock('@/ui/poster/Poster', () => ({
  Poster: ({ data }: { data: PosterData }) =>
    [data.title, data.price, data.code, data.codePicture].join(' | '),
}))

const miniCode = '/tp5/api/Common/miniCode'
const detail = '/tp5/api/ExchangeShop/Goods/detail'
const place = at('goodDetailsOnline', { goods_id: '33' })

async function open(
  where: 'miniProgram' | 'ios',
  answer: Parameters<typeof serve>[0][typeof miniCode],
) {
  jest.mocked(surroundings).mockReturnValue(where)
  watchNavigation(place)
  const shown = goods({ goods_id: 33, ways: [way(1200, 0, 990)] })
  serve({ [detail]: shown, [miniCode]: answer })
  const page = await renderPage(GoodDetailsOnline, place)
  expect(requestsTo(miniCode)).toEqual([])
  await page.tap('生成海报发给邻居看')
  return page.text()
}

const address = `${window.location.origin}/exchangeShop/GoodDetailsOnline/33`

test('the poster of goods says their price, and its code is their address', async () => {
  const text = await open('ios', refused(1, ''))
  expect(text).toContain(`| 1,200 积分 + ¥9.90 | ${address} |`)
  expect(requestsTo(miniCode)).toEqual([])
})

test('inside the mini program it has the code that WeChat draws', async () => {
  const text = await open('miniProgram', { picture: 'data:image/jpeg;base64,AAAA' })
  expect(requestsTo(miniCode)).toMatchObject([{ kind: 'goods', id: '33' }])
  expect(text).toContain(`${address} | data:image/jpeg;base64,AAAA`)
})

test('where WeChat draws none there is the address after all', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const text = await open('miniProgram', refused(1007, '微信暂时没有回应，请稍后再试'))
  expect(text).toContain(`| ${address} |`)
  log.mockRestore()
})
