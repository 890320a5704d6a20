import type { Out } from '@contract/api'
import ExclusiveGoods from '@/pages/exclusive/goods/page'
import { shareAs } from '@/platform/share'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/share')

const path = '/tp5/api/Exclusive/detail'
const buy = '/tp5/api/Exclusive/buy'

type Offer = Out<typeof path>

const offer = (given: Partial<Offer> = {}): Offer => ({
  ...{ offer_id: 4, goods_id: 3, title: '洋槐蜂蜜', image: '', tint: 'a', total: 30, left: 12 },
  price: { points: 780, gold: 0, money: 0 },
  usual: { points: 1180, gold: 0, money: 0 },
  ends_at: '2026-12-31T23:59:59+08:00',
  audience: ['完成实名认证的邻居可以参加'],
  ...{ intro: '', details: [], limit: 2, bought: 0, may: 1, reason: '', remedy: null },
  ...given,
})

const book = {
  list: [{ address_id: 5, name: '李明', phone: '139****5678', detail: '东苑', is_default: 1 }],
  max: 20,
} as unknown as Out<'/user/address/index'>

const here = at('exclusiveGoods', { goods_id: '3' })
let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(here)
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

test('signed out it says for whom it is, and leads to sign-in and back', async () => {
  serve({ [path]: offer({ may: 0 }) })
  const page = await renderPage(ExclusiveGoods, here)
  expect(page.text()).toContain('完成实名认证的邻居可以参加')
  await page.tap('登录后看有没有我的份')
  expect(session.returnLocation).toEqual(here)
})

test('goes to a chat with its own name and picture', async () => {
  serve({ [path]: offer() })
  await renderPage(ExclusiveGoods, here)
  expect(jest.mocked(shareAs).mock.lastCall).toEqual([
    { title: '洋槐蜂蜜，邻集专享', image: '/cards/goods/3.png' },
  ])
})

describe('signed in', () => {
  beforeEach(() => session.signIn(person()))

  test('who is not meant reads why, and where to go', async () => {
    const remedy = { text: '去实名认证', link: '/exchangeShop/authentication' }
    serve({ [path]: offer({ may: 0, reason: '参加前需要先完成实名认证', remedy }) })
    const page = await renderPage(ExclusiveGoods, here)
    expect(page.text()).toContain('参加前需要先完成实名认证')
    await page.tap('去实名认证')
    expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('authentication') }]])
  })

  test('who is meant takes one with an address, once', async () => {
    serve({
      [path]: offer(),
      '/user/address/index': book,
      [buy]: { order_sn: 'LJ1', state: 'paid' },
    })
    const page = await renderPage(ExclusiveGoods, here)
    await page.tap('换一件')
    await page.tap('换，寄到这里', 2)
    expect(requestsTo(buy)).toMatchObject([{ offer_id: '4', address_id: '5' }])
  })

  test('who has had theirs, or comes when all is gone, is led to the record', async () => {
    serve({ [path]: offer({ bought: 2 }) })
    expect((await renderPage(ExclusiveGoods, here)).text()).toContain('您已经换过，看我的记录')
    serve({ [path]: offer({ left: 0 }) })
    const page = await renderPage(ExclusiveGoods, here)
    await page.tap('已经换完，看我的记录')
    expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('myExclusiveLog') }]])
  })
})
