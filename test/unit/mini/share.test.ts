import Taro from '@tarojs/taro'
import { answerShares, reportShare, setUpSharing, shareAs, shareCard } from '@/platform/share'
import { wholeAddress } from '@/platform/wholeAddress'
import type { ShareAnswers, ShareInfo } from '@/platform/shareCard'

const goods: ShareInfo = {
  title: '商品详情',
  share_title: '邻集好物',
  is_share: 1,
  isPublic: true,
  chatOnly: false,
  url: '/exchangeShop/GoodDetailsOnline/7',
  page: 'pages/goods?goods_id=7',
}
const orders: ShareInfo = { ...goods, title: '我的订单', is_share: 0, page: 'pages/orders' }

const receipt: ShareInfo = { ...goods, isPublic: false, page: 'pages/receipt?receipt_id=1' }

/** What WeChat hears when it asks the page for its card of the timeline. */
function timelineCard() {
  const page: ShareAnswers = {}
  answerShares(page)
  return page.onShareTimeline?.()
}

const onShared = jest.fn()
const sharing = () =>
  setUpSharing({
    sign: () => Promise.reject(new Error('a mini program signs nothing')),
    pictureOf: (image = '/brand.png') => `https://img.example${image}`,
    onShared,
  })

beforeEach(() => {
  jest.clearAllMocks()
  shareAs({})
})

test('before a page was entered there is no card', () => {
  sharing()
  expect(shareCard()).toBeUndefined()
  expect(onShared).not.toHaveBeenCalled()
})

test('the menu offers sharing where the page may be shared', () => {
  reportShare(goods)
  expect(Taro.showShareMenu).toHaveBeenLastCalledWith({
    showShareItems: ['shareAppMessage', 'shareTimeline'],
  })
  expect(Taro.hideShareMenu).not.toHaveBeenCalled()
  reportShare(orders)
  expect(Taro.hideShareMenu).toHaveBeenLastCalledWith({
    menus: ['shareAppMessage', 'shareTimeline'],
  })
})

test('what only its owner may open goes to a chat, as the card of something else, and not to the timeline', () => {
  reportShare(receipt)
  expect(Taro.showShareMenu).toHaveBeenLastCalledWith({ showShareItems: ['shareAppMessage'] })
  expect(Taro.hideShareMenu).toHaveBeenLastCalledWith({ menus: ['shareTimeline'] })
})

test('a gift to one neighbour goes to a chat, and never to the timeline where a stranger takes it', () => {
  reportShare({ ...goods, chatOnly: true, page: 'pages/invite?invite_id=1' })
  expect(Taro.showShareMenu).toHaveBeenLastCalledWith({ showShareItems: ['shareAppMessage'] })
  expect(Taro.hideShareMenu).toHaveBeenLastCalledWith({ menus: ['shareTimeline'] })
})

test('the timeline leads to the page itself, by the query of its card, with the same picture', () => {
  reportShare(goods)
  shareAs({ title: '一袋米', image: '/rice.png' })
  expect(timelineCard()).toEqual({
    title: '一袋米',
    query: 'goods_id=7',
    imageUrl: 'https://img.example/rice.png',
  })
  shareAs({ place: { url: '/g', page: 'pages/goods?goods_id=7&from=1' } })
  expect(timelineCard()).toMatchObject({ query: 'goods_id=7&from=1' })
  shareAs({ place: { url: '/c', page: 'pages/campaign?key=spring' } })
  expect(timelineCard()).toMatchObject({ query: 'goods_id=7' })
  expect(onShared).toHaveBeenLastCalledWith(goods.url, 'timeline')
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
