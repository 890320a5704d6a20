import Taro from '@tarojs/taro'
import { reportShare, setUpSharing, shareAs, shareCard } from '@/platform/share'
import { wholeAddress } from '@/platform/wholeAddress'
import type { ShareInfo } from '@/platform/shareCard'

const goods: ShareInfo = {
  title: '商品详情',
  share_title: '邻集好物',
  is_share: 1,
  url: '/exchangeShop/GoodDetailsOnline/7',
  page: 'pages/goods?goods_id=7',
}
const orders: ShareInfo = { ...goods, title: '我的订单', is_share: 0, page: 'pages/orders' }

const onShared = jest.fn()
const sharing = () =>
  setUpSharing({
    sign: () => Promise.reject(new Error('a mini program signs nothing')),
    pictureOf: (image = '/brand.png') => `https://img.example${image}`,
    onShared,
  })

beforeEach(() => jest.clearAllMocks())

test('before a page was entered there is no card', () => {
  sharing()
  expect(shareCard()).toBeUndefined()
  expect(onShared).not.toHaveBeenCalled()
})

test('the menu offers sharing where the page may be shared', () => {
  reportShare(goods)
  expect(Taro.showShareMenu).toHaveBeenCalledTimes(1)
  reportShare(orders)
  expect(Taro.hideShareMenu).toHaveBeenCalledTimes(1)
})

test('a card leads to the page file, with what the page knows better', () => {
  reportShare(goods)
  expect(shareCard()).toEqual({
    title: '邻集好物',
    path: 'pages/goods?goods_id=7',
    imageUrl: 'https://img.example/brand.png',
  })
  shareAs({ title: '一袋米', image: '/rice.jpg', place: { url: '/g', page: 'pages/gift?id=1' } })
  expect(shareCard()).toEqual({
    title: '一袋米',
    path: 'pages/gift?id=1',
    imageUrl: 'https://img.example/rice.jpg',
  })
})

test('it is told of when it is asked for, as the page that it was asked from', () => {
  reportShare(goods)
  shareAs({ place: { url: '/g', page: 'pages/gift?id=1' } })
  expect(onShared).not.toHaveBeenCalled()
  shareCard()
  expect(onShared).toHaveBeenCalledWith(goods.url, 'chat')
})

test('the next page does not share the card of the one before, and the same one keeps its own', () => {
  reportShare(goods)
  shareAs({ title: '一袋米' })
  reportShare(goods)
  expect(shareCard()?.title).toBe('一袋米')
  reportShare({ ...goods, page: 'pages/goods?goods_id=8' })
  expect(shareCard()?.title).toBe('邻集好物')
})

test('an address that a camera reads leads to H5, and a whole one stays', () => {
  expect(wholeAddress('/index')).toBe('https://mall.example/index')
  expect(wholeAddress('https://y')).toBe('https://y')
})
