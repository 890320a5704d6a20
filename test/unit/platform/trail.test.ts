import { keepTrail, trail, trailLeft, trailTo } from '@/platform/trail.h5'
import { cameFrom, goBackInBrowser } from '@/platform/wayBack'

/** As the router writes an entry of the history. */
const enter = (address: string, below?: readonly string[], idx = 0) =>
  window.history.replaceState({ idx, ...(below && { usr: { below } }) }, '', address)

beforeEach(() => {
  sessionStorage.clear()
  enter('/index')
})

describe('the way to a page', () => {
  test('grows by the page that another is opened on top of', () => {
    enter('/exchangeShop?a=1', ['/index'])
    expect(trailTo('/mine', 'push')).toEqual(['/index', '/exchangeShop?a=1'])
  })

  test('stays where a page takes the place of another, and shrinks where it is the one below', () => {
    enter('/exchangeShop/Order', ['/index', '/exchangeShop'])
    expect(trailTo('/exchangeShop/pay/LJ1', 'replace')).toEqual(['/index', '/exchangeShop'])
    expect(trailTo('/exchangeShop', 'replace')).toEqual(['/index'])
  })

  test('is not remembered for ever', () => {
    enter(
      '/index',
      Array.from({ length: 40 }, (_, at) => `/page${at}`),
    )
    const grown = trailTo('/mine', 'push')
    expect(grown).toHaveLength(20)
    expect(grown[19]).toBe('/index')
  })
})

describe('another site', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  test('that leads back to the page gives it its way again', () => {
    keepTrail()
    enter('/exchangeShop/pay/LJ1', ['/exchangeShop'])
    leave()
    enter('/exchangeShop/pay/LJ1?asked=1')
    expect(trail()).toEqual([])
    expect(trailLeft()).toEqual(['/exchangeShop'])
  })

  test('that leads elsewhere does not, and a reload needs none', () => {
    keepTrail()
    enter('/exchangeShop/pay/LJ1', ['/exchangeShop'])
    leave()
    expect(trailLeft()).toEqual([])
    enter('/mine')
    expect(trailLeft()).toEqual([])
  })
})

describe('back', () => {
  test("is the browser's where it leads to a page of ours", () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation()
    enter('/mine', [], 0)
    expect(goBackInBrowser()).toBe(false)
    enter('/mine', ['/index'], 1)
    expect(goBackInBrowser()).toBe(true)
    expect(back).toHaveBeenCalledTimes(1)
  })

  test('is the last of the way where another site lies between', () => {
    enter('/exchangeShop/pay/LJ1?asked=1', ['/index', '/exchangeShop/OrderDetails/LJ1'])
    expect(cameFrom()).toEqual({ name: 'orderDetails', params: { order_sn: 'LJ1' } })
    enter('/index')
    expect(cameFrom()).toBeUndefined()
  })
})
