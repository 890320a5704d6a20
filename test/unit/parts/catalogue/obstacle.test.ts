import { obstacleOf } from '@/parts/catalogue/detail/obstacle'
import { openConfirm, openGoods } from '@/parts/catalogue/goodsRoutes'
import type { GoodsDetail, GoodsKind } from '@/parts/catalogue/goods'
import { cardPrice, wayOf } from '@/parts/catalogue/ways'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { goods, way } from '../../pages/goods'

const now = new Date('2026-11-21T08:00:00.000Z')

const mine = (changes: Partial<NonNullable<GoodsDetail['mine']>> = {}) => ({
  points: 5000,
  gold: 500,
  bought: 0,
  wanted: 0 as const,
  ...changes,
})

describe('what stands between me and the goods', () => {
  test('nothing, where I have enough', () => {
    expect(obstacleOf(goods({ mine: mine() }), way(1200), now)).toBeNull()
  })

  test('a visitor may go on: the next page asks to sign in', () => {
    expect(obstacleOf(goods({ mine: null }), way(1200), now)).toBeNull()
  })

  test('too few points: how many are missing, and where they are earned', () => {
    expect(obstacleOf(goods({ mine: mine({ points: 940 }) }), way(1200), now)).toEqual({
      button: '积分不足，暂不能换',
      reason: '还差 260 积分',
      way: { text: '去赚积分', to: 'tasks' },
    })
  })

  test('gold is counted apart', () => {
    const row = goods({ mine: mine({ points: 1200, gold: 119 }) })
    expect(obstacleOf(row, way(1200, 120), now)).toMatchObject({
      reason: '还差 1 金币',
      way: { to: 'affordable' },
    })
  })

  test('my share is used up: parcels are among my orders, the rest among what I hold', () => {
    const used = { limit_per_user: 2, mine: mine({ bought: 2 }) }
    expect(obstacleOf(goods(used), way(1200), now)).toMatchObject({
      button: '每人限换 2 件',
      way: { to: 'orders' },
    })
    expect(obstacleOf(goods({ ...used, kind: 'coupon' }), way(1200), now)?.way.to).toBe('holdings')
  })

  test('sold out comes before my own limits, and can be wanted', () => {
    const row = goods({ stock: 0, limit_per_user: 1, mine: mine({ bought: 1, points: 0 }) })
    expect(obstacleOf(row, way(1200), now)).toMatchObject({ button: '已经换完了', wantable: true })
  })

  test('a course that has begun is over for whoever is not in it, and is not wanted', () => {
    const course = goods({ kind: 'course', stock: 0, starts_at: now.toISOString() })
    const obstacle = obstacleOf(course, way(1200), now)
    expect(obstacle?.button).toBe('已经开始了')
    expect(obstacle?.wantable).toBeUndefined()
    const later = goods({ kind: 'course', stock: 0, starts_at: '2026-11-22T08:00:00.000Z' })
    expect(obstacleOf(later, way(1200), now)?.button).toBe('名额已满')
  })

  test('nothing, where money alone is asked for and the purse is empty', () => {
    const empty = goods({ mine: mine({ points: 0, gold: 0 }) })
    expect(obstacleOf(empty, way(0, 0, 990), now)).toBeNull()
  })
})

describe('of the ways to pay', () => {
  const ways = [way(1200), way(600, 0, 600), way(0, 0, 1200)]

  test('that one is chosen which the address names, else one in the same coin, else the usual', () => {
    expect(wayOf({ ways }, 4)).toBe(ways[2])
    expect(wayOf({ ways: ways.slice(1) }, 1)).toBe(ways[1])
    expect(wayOf({ ways }, 2)).toBe(ways[0])
  })

  test('a card tells the usual one, with gold beside points where that is the choice', () => {
    expect(cardPrice({ ways: [way(600, 30, 5)] })).toEqual({
      ...{ points: 600, gold: 30, cents: 5 },
      together: true,
    })
    expect(cardPrice({ ways: [way(600), way(0, 60)] })).toEqual({ points: 600, gold: 60, cents: 0 })
    expect(cardPrice({ ways })).toEqual({ points: 1200, gold: 0, cents: 0, together: true })
  })
})

describe('goods of each kind have their page', () => {
  const pages: Record<GoodsKind, string> = {
    goods: 'good-details-online/page?goods_id=33',
    coupon: 'discount-coupon/page?discount_id=33&exchange_type=1',
    card: 'discount-coupon/page?discount_id=33&exchange_type=1',
    digital: 'digital-goods/page?id=33&exchange_type=1',
    vip: 'vip-packets/page?vip_packets_id=33&exchange_type=1',
    packet: 'business-packets/page?id=33&exchange_type=1',
    membership: 'member-details/page?id=33',
    course: 'good-details-online/page?goods_id=33',
    match: 'good-details-online/page?goods_id=33',
  }
  test.each(Object.entries(pages) as [GoodsKind, string][])('%s', async (kind, page) => {
    const navigation = watchNavigation(at('exchangeShop'))
    await openGoods(goods({ kind }))
    expect(navigation.navigateTo).toHaveBeenCalledWith({ url: `/pages/catalogue/${page}` })
  })

  test('what costs gold alone is opened for gold', async () => {
    const navigation = watchNavigation(at('exchangeShop'))
    await openGoods(goods({ kind: 'coupon', ways: [way(0, 30)] }))
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/catalogue/discount-coupon/page?discount_id=33&exchange_type=2',
    })
  })

  test('a packet has a last word of its own', async () => {
    session.signIn(person())
    const navigation = watchNavigation(at('vipPackets'))
    await openConfirm(goods({ kind: 'vip' }), 2)
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/catalogue/vip-order-confirm/page?id=33&exchange_type=2',
    })
  })
})
