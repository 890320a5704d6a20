import type { ShareInfo, SharingNeeds, SignPackage } from '@/platform/shareCard'

const mockScripts = {
  config: jest.fn(),
  ready: jest.fn((then: () => void) => then()),
  error: jest.fn(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
  onMenuShareAppMessage: jest.fn(),
  onMenuShareTimeline: jest.fn(),
  showMenuItems: jest.fn(),
  hideMenuItems: jest.fn(),
}
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: mockScripts }))

const allowed: SignPackage = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const goods: ShareInfo = {
  title: '商品详情',
  share_title: '邻集好物',
  is_share: 1,
  isPublic: true,
  chatOnly: false,
  url: '/exchangeShop/GoodDetailsOnline/7',
  page: 'pages/goods?goods_id=7',
}
const orders: ShareInfo = { ...goods, title: '我的订单', share_title: '我的订单', is_share: 0 }

const settled = () => new Promise((done) => setTimeout(done, 0))

const needs = (given: Partial<SharingNeeds> = {}): SharingNeeds => ({
  sign: async () => allowed,
  pictureOf: (image = '/brand.png') => `https://img.example${image}`,
  onShared: jest.fn(),
  ...given,
})

function open(userAgent: string, address = '/') {
  jest.resetModules()
  jest.clearAllMocks()
  window.history.replaceState(null, '', address)
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return jest.requireActual<typeof import('@/platform/share')>('@/platform/share')
}

const hidden = () => {
  const [given] = mockScripts.hideMenuItems.mock.calls.at(-1) as [{ menuList: string[] }]
  return given.menuList
}

describe("in WeChat's browser", () => {
  const open9 = () => open('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0')

  test('its menu knows the card of the page, and what is no page for others it does not offer', async () => {
    const share = open9()
    const sign = jest.fn(async () => allowed)
    share.setUpSharing(needs({ sign }))
    share.reportShare(goods)
    share.shareAs({ title: '电子体温计', image: '/goods/7.png' })
    await settled()
    expect(sign).toHaveBeenCalledWith(window.location.href)
    expect(mockScripts.config).toHaveBeenCalledWith(expect.objectContaining(allowed))
    const card = {
      title: '电子体温计',
      link: `${window.location.origin}/exchangeShop/GoodDetailsOnline/7`,
      imgUrl: 'https://img.example/goods/7.png',
    }
    expect(mockScripts.updateTimelineShareData).toHaveBeenLastCalledWith(card)
    expect(mockScripts.updateAppMessageShareData).toHaveBeenLastCalledWith(
      expect.objectContaining(card),
    )
    expect(mockScripts.showMenuItems).toHaveBeenLastCalledWith({
      menuList: ['menuItem:share:appMessage', 'menuItem:share:timeline'],
    })
    expect(hidden()).toContain('menuItem:copyUrl')
    expect(hidden()).not.toContain('menuItem:share:timeline')
  })

  test('a page that is not for others keeps neither of the two entries', async () => {
    const share = open9()
    share.setUpSharing(needs())
    share.reportShare(orders)
    await settled()
    expect(hidden()).toEqual(
      expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:share:timeline']),
    )
    expect(mockScripts.showMenuItems).not.toHaveBeenCalled()
    const [card] = mockScripts.updateTimelineShareData.mock.calls.at(-1) as [{ imgUrl: string }]
    expect(card.imgUrl).toBe('https://img.example/brand.png')
  })

  test('a gift to one neighbour goes to a chat, and not to the timeline', async () => {
    const share = open9()
    share.setUpSharing(needs())
    share.reportShare({ ...goods, chatOnly: true })
    await settled()
    expect(mockScripts.showMenuItems).toHaveBeenLastCalledWith({
      menuList: ['menuItem:share:appMessage'],
    })
    expect(hidden()).toContain('menuItem:share:timeline')
  })

  test('a server without an account there, or without an answer, breaks nothing', async () => {
    const share = open9()
    share.reportShare(goods)
    share.setUpSharing(needs({ sign: async () => ({ ...allowed, appId: '' }) }))
    share.setUpSharing(needs({ sign: () => Promise.reject(new Error('gone')) }))
    await settled()
    expect(mockScripts.config).not.toHaveBeenCalled()
  })

  test('what went out is told, with the page that went', async () => {
    const onShared = jest.fn()
    const share = open9()
    share.setUpSharing(needs({ onShared }))
    share.reportShare(goods)
    await settled()
    expect(onShared).not.toHaveBeenCalled()
    for (const heard of [mockScripts.onMenuShareAppMessage, mockScripts.onMenuShareTimeline]) {
      const [card] = heard.mock.calls.at(-1) as [{ success: () => void }]
      card.success()
    }
    expect(onShared.mock.calls).toEqual([
      [goods.url, 'chat'],
      [goods.url, 'timeline'],
    ])
  })

  test('the address that shows is signed anew when it changes under the page', async () => {
    const share = open(
      'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0',
      '/618page?access_token=t&a=1',
    )
    const sign = jest.fn(async (_url: string) => allowed)
    share.setUpSharing(needs({ sign }))
    share.reportShare(goods)
    await settled()
    window.history.replaceState(null, '', '/618page?a=1')
    share.signAnew()
    await settled()
    expect(sign.mock.calls.map(([url]) => url)).toEqual([
      `${window.location.origin}/618page?access_token=t&a=1`,
      `${window.location.origin}/618page?a=1`,
    ])
  })

  test('an iPhone signs what it landed on, also where another page has come before', async () => {
    const share = open('Mozilla/5.0 (iPhone) MicroMessenger/8.0', '/exchangeShop/Order?goods_id=7')
    window.history.replaceState(null, '', '/login')
    const sign = jest.fn(async () => allowed)
    share.setUpSharing(needs({ sign }))
    share.reportShare(goods)
    await settled()
    expect(sign).toHaveBeenCalledWith(`${window.location.origin}/exchangeShop/Order?goods_id=7`)
  })
})

test('another browser asks for nothing', async () => {
  const share = open('Mozilla/5.0 (iPhone) Safari/604.1')
  const sign = jest.fn(async () => allowed)
  share.setUpSharing(needs({ sign }))
  share.reportShare(goods)
  await settled()
  expect(sign).not.toHaveBeenCalled()
})
