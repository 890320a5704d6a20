import Taro from '@tarojs/taro'
import { reportShare, shareAs, shareCard, type ShareInfo, wholeAddress } from '@/platform/share'

const goods: ShareInfo = {
  title: '商品详情',
  share_title: '邻集好物',
  is_share: 1,
  url: '/exchangeShop/GoodDetailsOnline/7',
  page: 'pages/goods?goods_id=7',
}
const orders: ShareInfo = { ...goods, title: '我的订单', is_share: 0, page: 'pages/orders' }

beforeEach(() => jest.clearAllMocks())

test('before a page was entered there is no card', () => {
  expect(shareCard()).toBeUndefined()
})

test('the menu offers sharing where the page may be shared', () => {
  reportShare(goods)
  expect(Taro.showShareMenu).toHaveBeenCalledTimes(1)
  reportShare(orders)
  expect(Taro.hideShareMenu).toHaveBeenCalledTimes(1)
})

test('a card leads to the page file, with what the page knows better', () => {
  reportShare(goods)
  expect(shareCard()).toEqual({ title: '邻集好物', path: 'pages/goods?goods_id=7' })
  shareAs({ title: '一袋米', image: '/rice.jpg', place: { url: '/g', page: 'pages/gift?id=1' } })
  expect(shareCard()).toEqual({ title: '一袋米', path: 'pages/gift?id=1', imageUrl: '/rice.jpg' })
})

test('the next page does not share the card of the one before, and the same one keeps its own', () => {
  reportShare(goods)
  shareAs({ title: '一袋米' })
  reportShare(goods)
  expect(shareCard()?.title).toBe('一袋米')
  reportShare({ ...goods, page: 'pages/goods?goods_id=8' })
  expect(shareCard()?.title).toBe('邻集好物')
})

test('an address that a camera reads leads to H5', () => {
  expect(wholeAddress('/index')).toBe('https://mall.example/index')
})
