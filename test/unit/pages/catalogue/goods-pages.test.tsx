import type { ComponentType } from 'react'
import type { Out } from '@contract/api'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { http } from '@/platform/http'
import DiscountCoupon from '@/pages/catalogue/discount-coupon/page'
import GoodDetailsOnline from '@/pages/catalogue/good-details-online/page'
import MemberDetails from '@/pages/catalogue/member-details/page'
import VipPackets from '@/pages/catalogue/vip-packets/page'
import { reportShare, setUpSharing } from '@/platform/share'
import { viewMedia } from '@/platform/viewMedia'
import type { Place } from '@/routes/route'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { goods, way } from '../goods'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/viewMedia')

const viewed = viewMedia as jest.MockedFunction<typeof viewMedia>

const detailCall = '/tp5/api/ExchangeShop/Goods/detail'
const checkCall = '/tp5/api/ExchangeShop/check'
const wantCall = '/tp5/api/ExchangeShop/want'
const rightsCall = '/tp5/api/ExchangeShop/UserRightsCenter/detail'

const rich = { points: 5000, gold: 500, bought: 0, wanted: 0 as const }
const worth = { face: 1000, threshold: 2500, percent: 0, uses: 1, valid_days: 30 }

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  session.forget()
  session.signIn(person())
  navigation = watchNavigation(at('goodDetailsOnline', { goods_id: '33' }))
})

const show = (Page: ComponentType, place: Place, changes: Partial<GoodsDetail>) => {
  serve({ [detailCall]: goods({ mine: rich, ...changes }), [checkCall]: refused(1, '') })
  return renderPage(Page, place)
}
const pictured = ['/static/goods/mug.svg', '/static/goods/kettle.svg']

test('shows all pictures of goods, and each large', async () => {
  const page = await show(GoodDetailsOnline, at('goodDetailsOnline', { goods_id: '33' }), {
    pictures: pictured,
  })
  expect(page.text()).toContain('1/3')
  await page.tap('看大图：316 不锈钢保温杯，第 2 张')
  const [media, current] = viewed.mock.lastCall!
  expect(current).toBe(1)
  expect(media.map(({ url }) => url)).toEqual(['/static/goods/thermos.svg', ...pictured])
})

const online = at('goodDetailsOnline', { goods_id: '33' })
const wentTo = () => navigation.navigateTo.mock.lastCall?.[0].url

/** As the check answers where nothing is in the way. */
const ticket: Out<typeof checkCall> = {
  ticket: '01890000-0000-7000-8000-0000000000aa',
  expire_seconds: 600,
  goods: goods(),
  number: 1,
  exchange_type: 1,
  points: 1200,
  gold: 0,
  money: 0,
  purse: { points: 5000, gold: 500 },
  needs: { address: 1, sms: 0 },
  phone: '138****0001',
  address: null,
  cancel_text: '发货前可以取消',
}

test('the header floats before the goods are there, as it will after: nothing moves', async () => {
  jest.mocked(http).mockImplementation(() => new Promise(() => undefined))
  await renderPage(GoodDetailsOnline, online)
  expect(document.querySelector('.header')?.className).toContain('floating')
})

test('the goods are handed on with their own card by a button that stands on the page', async () => {
  const share = jest.fn<Promise<void>, [object]>(() => Promise.resolve())
  const none = () => undefined
  setUpSharing({ sign: () => Promise.reject(new Error()), pictureOf: () => '', onShared: none })
  const [url, file] = [
    '/exchangeShop/GoodDetailsOnline/33',
    'pages/catalogue/good-details-online/page',
  ]
  reportShare({
    title: '',
    share_title: '',
    is_share: 1,
    isPublic: true,
    chatOnly: false,
    url,
    page: file,
  })
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const page = await show(GoodDetailsOnline, online, { title: '316 不锈钢保温杯' })
  await page.tap('分享给邻居发链接')
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: '316 不锈钢保温杯，邻集积分就能换' }),
  )
})

describe('the button of the goods', () => {
  test('asks whether it may be, and leads to the last word', async () => {
    const page = await show(GoodDetailsOnline, online, {})
    serve({ [checkCall]: ticket })
    await page.tap('立即兑换')
    expect(requestsTo(checkCall)).toMatchObject([
      { goods_id: '33', exchange_type: '1', number: '1' },
    ])
    expect(wentTo()).toBe('/pages/catalogue/order/page?goods_id=33&exchange_type=1')
  })

  test('for a visitor leads to the sign-in without asking the server', async () => {
    session.signOut()
    const page = await show(GoodDetailsOnline, online, { mine: null })
    await page.tap('立即兑换')
    expect(requestsTo(checkCall)).toEqual([])
    expect(wentTo()).toBe('/pages/auth/login/page')
    expect(session.returnLocation?.name).toBe('order')
  })

  test('says what the check refused and what to do about it, and asks how it stands now', async () => {
    const page = await show(GoodDetailsOnline, online, {})
    serve({
      [detailCall]: goods({ mine: rich }),
      [checkCall]: refused(2010, '兑换这件商品需要先完成实名认证'),
    })
    await page.tap('立即兑换')
    expect(page.text()).toContain('需要先完成实名认证')
    expect(requestsTo(detailCall)).toHaveLength(1)
    await page.tap('去实名')
    expect(wentTo()).toBe('/pages/identity/authentication/page')
  })

  test('where points are missing is disabled, says so, and points at the tasks', async () => {
    const page = await show(GoodDetailsOnline, online, { mine: { ...rich, points: 940 } })
    expect(page.button('积分不足，暂不能换').disabled).toBe(true)
    expect(page.text()).toContain('还差 260 积分')
    await page.tap('去赚积分')
    expect(wentTo()).toBe('/pages/task/task/page')
  })

  test('of goods that are gone counts who wants them, and forgets again', async () => {
    const page = await show(GoodDetailsOnline, online, { stock: 0 })
    expect(page.text()).toContain('已经换完了')
    serve({ [wantCall]: { wanted: 1, people: 3 } })
    await page.tap('已经换完了，到货提醒我')
    serve({ [wantCall]: { wanted: 0, people: 2 } })
    await page.tap('已经换完了，到货会提醒您，点按取消')
    expect(requestsTo(wantCall)).toMatchObject([{ goods_id: '33', wanted: '0' }])
    expect(page.button('已经换完了，到货提醒我')).toBeTruthy()
  })
})

describe('goods of a kind', () => {
  test('that do not exist say so and can be asked for again', async () => {
    serve({ [detailCall]: refused(404, '没有找到这件商品') })
    const page = await renderPage(GoodDetailsOnline, online)
    expect(page.text()).toContain('没有找到这件商品')
    serve({ [detailCall]: goods() })
    await page.tap('再试一次')
    expect(page.text()).toContain('316 不锈钢保温杯')
  })

  test('a coupon shows its face, and is exchanged for what the address says', async () => {
    const place = at('discountCoupon', { discount_id: '33', exchange_type: '2' })
    const page = await show(DiscountCoupon, place, {
      kind: 'coupon',
      ways: [way(300), way(0, 30)],
      worth,
      place: '檐下咖啡',
      distance: 320,
    })
    expect(page.text()).toContain('满 25 可用')
    expect(page.text()).toContain('兑换当天起 30 天内有效')
    expect(page.text()).toContain('檐下咖啡 · 320 米')
    serve({ [checkCall]: ticket })
    await page.tap('立即兑换')
    expect(requestsTo(checkCall)).toMatchObject([{ exchange_type: '2' }])
    expect(wentTo()).toBe('/pages/catalogue/order/page?goods_id=33&exchange_type=2')
  })

  test('a packet shows its rights and how each comes, and goes to its own last word', async () => {
    const place = at('vipPackets', { vip_packets_id: '33', exchange_type: '1' })
    const page = await show(VipPackets, place, {
      kind: 'vip',
      rights: [
        { key: '01', name: '麦垛烘焙 8 元券', value: '满 20 元减 8 元', kind: 'coupon' },
        { key: '02', name: '抽纸 3 包', value: '100 抽', kind: 'goods' },
      ],
    })
    expect(page.text()).toContain('里面有 2 项权益')
    expect(page.text()).toMatch(/抽纸 3 包.*邮寄/)
    serve({ [checkCall]: ticket })
    await page.tap('立即兑换')
    expect(wentTo()).toBe('/pages/catalogue/vip-order-confirm/page?id=33&exchange_type=1')
  })

  test('a membership that I have says until when', async () => {
    const held = {
      holding_id: '01890000-0000-7000-8000-000000000001',
      kind: 'membership' as const,
      state: 'usable' as const,
      state_text: '可用',
      goods_id: 33,
      title: '邻集会员 月卡',
      image: '',
      tint: 'c' as const,
      worth,
      uses_left: 0,
      place: '',
      starts_at: null,
      expires_at: null,
      actions: [],
    }
    serve({
      [detailCall]: goods({ kind: 'membership', mine: rich }),
      [rightsCall]: {
        memberships: [held, { ...held, holding_id: 'other', goods_id: 34 }],
        usable: 2,
        waiting: 0,
        expiring: 0,
      },
    })
    const page = await renderPage(MemberDetails, at('memberDetails', { id: '33' }))
    expect(page.text().match(/我的会员/g)).toHaveLength(1)
    expect(page.text()).toContain('长期有效')
  })
})
