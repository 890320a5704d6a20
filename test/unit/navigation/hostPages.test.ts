import { openGoods } from '@/parts/catalogue/goodsRoutes'
import { follow, go, replace } from '@/navigation/go'
import { at, watchNavigation } from '../client/taro'
import { goods } from '../pages/goods'

const host = window as { linji?: { postMessage: (message: string) => void } }
const told = jest.fn()

beforeEach(() => {
  jest.restoreAllMocks()
  told.mockReset()
})
afterEach(() => delete host.linji)

const here = () => watchNavigation(at('exchangeShop'))
const inside = () => void (host.linji = { postMessage: told })

describe('inside the host app', () => {
  test('goods are shown by the app itself, wherever they are opened from', async () => {
    inside()
    const { navigateTo } = here()
    await openGoods(goods({ goods_id: 33, kind: 'goods' }))
    await go('goodDetailsOnline', { id: 8, exchange_type: 2 })
    await follow('/exchangeShop/GoodDetailsOnline/7')
    expect(told.mock.calls).toEqual([
      ['{"name":"goods","goods_id":33}'],
      ['{"name":"goods","goods_id":8}'],
      ['{"name":"goods","goods_id":7}'],
    ])
    expect(navigateTo).not.toHaveBeenCalled()
  })

  test('everything else stays with us', async () => {
    inside()
    const { navigateTo } = here()
    await openGoods(goods({ kind: 'coupon' }))
    expect(navigateTo).toHaveBeenCalledTimes(1)
    expect(told).not.toHaveBeenCalled()
  })

  test('a page that takes the place of another is ours: the app would leave the other behind', async () => {
    inside()
    const { redirectTo } = here()
    await replace('goodDetailsOnline', { goods_id: 7 })
    expect(redirectTo).toHaveBeenCalledTimes(1)
    expect(told).not.toHaveBeenCalled()
  })
})

test('a browser opens our own page of the goods', async () => {
  const { navigateTo } = here()
  await go('goodDetailsOnline', { goods_id: 7 })
  expect(navigateTo).toHaveBeenCalledTimes(1)
})
