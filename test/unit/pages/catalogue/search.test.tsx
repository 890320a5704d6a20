import type { Goods } from '@/parts/catalogue/goods'
import GoodsOfKind from '@/pages/catalogue/goods-of-kind/page'
import SearchGoods from '@/pages/catalogue/search/page'
import { locate } from '@/platform/location'
import { clearStored } from '@/session/clearStored'
import { searchHistory } from '@/session/searchHistory'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { goods, way } from '../goods'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/location')

const lists = '/tp5/api/ExchangeShop/Goods/lists'
const suggest = '/tp5/api/ExchangeShop/Goods/suggest'
const located = locate as jest.MockedFunction<typeof locate>

const coupon: Goods = goods({
  goods_id: 71,
  kind: 'coupon',
  title: '檐下咖啡 10 元券',
  ways: [way(300)],
})
const point = '/tp5/api/DataPoint/push'
const found = (...list: Goods[]) => ({ list, next: null })

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  clearStored()
  navigation = watchNavigation(at('searchGoods'))
  serve({
    [suggest]: { list: ['檐下咖啡 10 元券'] },
    [lists]: found(coupon),
    [point]: {},
  })
})

describe('searching', () => {
  const open = (words?: string) =>
    renderPage(SearchGoods, at('searchGoods', words ? { words } : {}))

  test('finds goods of every kind and leads to the page of their kind', async () => {
    const page = await open()
    await page.type('搜索词', ' 咖啡 ')
    await page.tap('搜索')
    expect(requestsTo(lists)).toMatchObject([{ words: '咖啡', sort: 'default' }])
    expect(requestsTo(lists)[0]).not.toHaveProperty('kind')
    await page.tap(document.querySelector('button[role=link]')!.textContent)
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/catalogue/discount-coupon/page?discount_id=71&exchange_type=1',
    })
  })

  test('suggests while words are typed, and a tap seeks the suggestion', async () => {
    const page = await open()
    await page.type('搜索词', '咖')
    expect(requestsTo(suggest).at(-1)).toMatchObject({ words: '咖' })
    await page.tap('檐下咖啡 10 元券')
    expect(requestsTo(lists)).toMatchObject([{ words: '檐下咖啡 10 元券' }])
  })

  test('remembers what was sought, newest first and once, until it is emptied', async () => {
    for (const words of ['牛奶', '咖啡', '牛奶']) searchHistory.remember(words)
    const page = await open()
    expect(page.text()).toMatch(/我搜过的.*牛奶.*咖啡/)
    expect(searchHistory.list).toEqual(['牛奶', '咖啡'])
    await page.tap('清空')
    expect(page.text()).not.toContain('我搜过的')
  })

  test('what was sought goes with everything else that is kept on the phone', () => {
    searchHistory.remember('血压计')
    clearStored()
    expect(searchHistory.list).toEqual([])
  })

  test('without a result it says so and offers what the neighbours exchange', async () => {
    serve({ [suggest]: { list: ['原木抽纸'] }, [lists]: found() })
    const page = await open('火箭')
    expect(page.text()).toContain('没有找到“火箭”')
    await page.tap('搜索 原木抽纸')
    expect(requestsTo(lists).at(-1)).toMatchObject({ words: '原木抽纸' })
  })

  test('shows one kind of what was found, and all of them again', async () => {
    const page = await open('咖啡')
    serve({ [suggest]: { list: [] }, [lists]: found() })
    await page.tap('优惠券')
    expect(requestsTo(lists).at(-1)).toMatchObject({ words: '咖啡', kind: 'coupon' })
    expect(page.text()).toContain('优惠券里没有“咖啡”')
    await page.tap('看全部结果')
    expect(requestsTo(lists).at(-1)).not.toHaveProperty('kind')
  })

  test('counts once that something was sought, and whether in vain', async () => {
    const page = await open('咖啡')
    await page.tap('优惠券')
    await page.tap('全部')
    expect(requestsTo(point)).toMatchObject([{ name: 'sought' }])
    serve({ [suggest]: { list: [] }, [lists]: found(), [point]: {} })
    await open('火箭')
    expect(requestsTo(point)).toMatchObject([{ name: 'soughtInVain' }])
  })

  test('several choices narrow it down together, and are all let go at once', async () => {
    const page = await open('咖啡')
    await page.tap('筛选')
    await page.tap('500 以内')
    await page.tap('只用积分')
    expect(requestsTo(lists)).toHaveLength(1)
    await page.tap('看结果')
    expect(requestsTo(lists).at(-1)).toMatchObject({ points_to: '500', pay: 'points' })
    serve({ [suggest]: { list: [] }, [lists]: found() })
    await page.tap('筛选 2')
    await page.tap('只看有货')
    await page.tap('看结果')
    expect(requestsTo(lists).at(-1)).toMatchObject({ in_stock: '1' })
    await page.tap('看全部结果')
    for (const name of ['points_to', 'pay', 'in_stock'])
      expect(requestsTo(lists).at(-1)).not.toHaveProperty(name)
  })

  test('only who is known can ask for what they can pay', async () => {
    const page = await open('咖啡')
    await page.tap('我能换')
    expect(requestsTo(lists)).toHaveLength(1)
    expect(navigation.navigateTo).toHaveBeenCalledWith({ url: '/pages/auth/login/page' })
  })
})

describe('goods of one kind', () => {
  const open = () => renderPage(GoodsOfKind, at('goodsOfKind', { kind: 'coupon' }))
  const nearby = { latitude: 30.379, longitude: 120.021 }

  test('by distance once the phone has told where it is', async () => {
    located.mockResolvedValue(nearby)
    const page = await open()
    await page.tap('附近')
    expect(requestsTo(lists).at(-1)).toMatchObject({ kind: 'coupon', sort: 'nearby' })
    expect(session.position).toEqual(nearby)
  })

  test('stay as they are where the phone does not tell', async () => {
    located.mockResolvedValue(undefined)
    const page = await open()
    await page.tap('附近')
    expect(requestsTo(lists).map(({ sort }) => sort)).toEqual(['default'])
  })

  test('none that I can pay: the way back to all of them', async () => {
    session.signIn(person())
    serve({ [lists]: found() })
    const page = await open()
    await page.tap('我能换')
    expect(requestsTo(lists).at(-1)).toMatchObject({ affordable: '1' })
    await page.tap('看全部')
    expect(requestsTo(lists).at(-1)).not.toHaveProperty('affordable')
  })
})
