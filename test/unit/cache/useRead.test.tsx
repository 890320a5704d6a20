import { cache } from '@/cache/cache'
import { freshFor } from '@/cache/useEntry'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { session } from '@/session/session'
import { later } from '../client/later'
import { person } from '../client/person'
import { renderHook, settle } from '../client/renderHook'
import { at, watchNavigation } from '../client/taro'
import { show } from './front'
import { answer, asked } from './network'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')
jest.mock('@/platform/inFront', () => jest.requireActual<object>('./front'))

const orderCall = '/tp5/api/ExchangeOrder/detail'
const order = (order_sn: string) =>
  renderHook((sn: string) => useRead(orderCall, { order_sn: sn }), order_sn)
const me = () => renderHook(() => useRead('/user/Center/index', {}, { member: true }), null)
const shownSn = (data: unknown) => (data as { order_sn: string } | undefined)?.order_sn

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(toast).mockReset()
  watchNavigation(at('orderDetails', { order_sn: 'LJ1' }))
  show(true)
  session.signIn(person())
  cache.empty(() => true)
  answer(({ order_sn }) => ({ data: { order_sn }, of: ['orders'] }))
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a question', () => {
  test('goes from loading to its answer', async () => {
    const given = later<void>()
    answer(async () => {
      await given.promise
      return { data: { order_sn: 'LJ1' } }
    })
    const { now } = await order('LJ1')
    expect(now()).toMatchObject({ loading: true, data: undefined })
    await settle(() => given.give())
    expect(now()).toMatchObject({ loading: false, error: undefined })
    expect(shownSn(now().data)).toBe('LJ1')
  })

  test('that several ask at once is asked once', async () => {
    const one = await order('LJ1')
    const other = await order('LJ1')
    expect(asked).toHaveLength(2)
    const given = later<void>()
    answer(async () => {
      await given.promise
      return { data: { order_sn: 'LJ1', turn: 2 } }
    })
    await settle(() => Promise.all([one.now().reload(), other.now().reload()]))
    await settle(() => given.give())
    expect(asked).toHaveLength(1)
    expect(one.now().data).toBe(other.now().data)
  })

  test('another id never shows the answer of the one before', async () => {
    const given = later<void>()
    const { now, again } = await order('LJ1')
    answer(async ({ order_sn }) => {
      await given.promise
      return { data: { order_sn }, of: ['orders'] }
    })
    await again('LJ2')
    expect(now()).toMatchObject({ data: undefined, loading: true })
    await settle(() => given.give())
    expect(shownSn(now().data)).toBe('LJ2')
  })

  test('an answer that comes after another id was asked for is kept for its own', async () => {
    const given = later<void>()
    answer(async ({ order_sn }) => {
      if (order_sn === 'LJ1') await given.promise
      return { data: { order_sn } }
    })
    const { now, again } = await order('LJ1')
    await again('LJ2')
    await settle(() => given.give())
    expect(shownSn(now().data)).toBe('LJ2')
  })

  test('that cannot be answered says why, and can be asked again', async () => {
    answer(() => ({ error: 404, message: '没有这个订单' }))
    const { now } = await order('LJ1')
    expect(now()).toMatchObject({ loading: false, data: undefined })
    expect((now().error as Error).message).toBe('没有这个订单')
    answer(({ order_sn }) => ({ data: { order_sn } }))
    await settle(() => now().reload())
    expect(now().error).toBeUndefined()
    expect(shownSn(now().data)).toBe('LJ1')
  })

  test('of members asks nothing while nobody has signed in', async () => {
    session.signOut()
    const { now } = await me()
    expect(asked).toEqual([])
    expect(now()).toMatchObject({ data: undefined, loading: false })
  })
})

describe('a write', () => {
  const cancel = (touches: string[]) => {
    answer((parameters, path) =>
      path === orderCall
        ? { data: { ...parameters, turn: asked.length }, of: ['orders'] }
        : { data: {}, touches },
    )
    return settle(() => api.post('/tp5/api/ExchangeOrder/cancel', { order_sn: 'LJ1' }))
  }

  test('has what it touched asked again where it is seen', async () => {
    const { now } = await order('LJ1')
    await cancel(['wallet', 'orders'])
    expect(asked.filter((one) => one.startsWith(orderCall))).toHaveLength(1)
    expect(now().data).toMatchObject({ turn: 2 })
  })

  test('leaves everything else alone', async () => {
    await order('LJ1')
    await cancel(['addresses'])
    expect(asked.filter((one) => one.startsWith(orderCall))).toEqual([])
  })

  test('sends nothing for a hidden page until it comes to the front', async () => {
    const { now } = await order('LJ1')
    await settle(() => show(false))
    await cancel(['orders'])
    expect(asked.filter((one) => one.startsWith(orderCall))).toEqual([])
    await settle(() => show(true))
    expect(asked.filter((one) => one.startsWith(orderCall))).toHaveLength(1)
    expect(now().data).toMatchObject({ turn: 2 })
  })

  test('that happened while an answer was under way has it asked once more', async () => {
    const given = later<void>()
    let turn = 0
    answer(async (_, path) => {
      if (path !== orderCall) return { data: {}, touches: ['orders'] }
      const mine = ++turn
      if (mine === 1) await given.promise
      return { data: { order_sn: 'LJ1', turn: mine }, of: ['orders'] }
    })
    const { now } = await order('LJ1')
    await settle(() => api.post('/tp5/api/ExchangeOrder/cancel', { order_sn: 'LJ1' }))
    await settle(() => given.give())
    await settle()
    expect(now().data).toMatchObject({ turn: 2 })
  })

  test('is followed by one try where there is no network, not by one after the other', async () => {
    const { now } = await order('LJ1')
    answer(() => {
      throw new Error('Failed to fetch')
    })
    await settle(() => cache.touch(['orders']))
    await settle()
    await settle()
    // a request that got no answer is sent once more by itself
    expect(asked).toHaveLength(2)
    expect(shownSn(now().data)).toBe('LJ1')
  })

  test('whose answer was lost makes everything doubtful', async () => {
    await order('LJ1')
    answer((parameters, path) => {
      if (path !== orderCall) throw new Error('Failed to fetch')
      return { data: parameters, of: ['orders'] }
    })
    const write = api.post('/tp5/api/ExchangeOrder/cancel', { order_sn: 'LJ1' })
    await settle(() => write.catch(() => undefined))
    await settle()
    expect(asked.filter((one) => one.startsWith(orderCall))).toHaveLength(1)
  })
})

describe('a page that opens again', () => {
  test('shows what is known at once, and asks quietly', async () => {
    await order('LJ1')
    const given = later<void>()
    answer(async () => {
      await given.promise
      return { data: { order_sn: 'LJ1', turn: 2 } }
    })
    const { now } = await order('LJ1')
    expect(shownSn(now().data)).toBe('LJ1')
    await settle(() => given.give())
    expect(now().data).toMatchObject({ turn: 2 })
  })

  test('asks nothing where it is kept and was looked at just now', async () => {
    watchNavigation(at('exchangeLog'))
    await order('LJ1')
    asked.length = 0
    await order('LJ1')
    expect(asked).toEqual([])
  })

  test('shows nothing that is known to be out of date', async () => {
    const first = await order('LJ1')
    await first.close()
    cache.touch(['orders'])
    const given = later<void>()
    answer(async () => {
      await given.promise
      return { data: { order_sn: 'LJ1' } }
    })
    const { now } = await order('LJ1')
    expect(now()).toMatchObject({ data: undefined, loading: true })
    await settle(() => given.give())
    expect(shownSn(now().data)).toBe('LJ1')
  })

  test('shows nothing from before where it is asked anew', async () => {
    const anew = () =>
      renderHook(() => useRead(orderCall, { order_sn: 'LJ1' }, { anew: true }), null)
    await anew()
    const given = later<void>()
    answer(async () => {
      await given.promise
      return { data: { order_sn: 'LJ1' } }
    })
    const { now } = await anew()
    expect(now().data).toBeUndefined()
    await settle(() => given.give())
    expect(shownSn(now().data)).toBe('LJ1')
  })
})

describe('a page that comes back to the front', () => {
  const away = async (milliseconds: number) => {
    await settle(() => show(false))
    jest.advanceTimersByTime(milliseconds)
    await settle(() => show(true))
  }

  test('asks nothing a moment later', async () => {
    await order('LJ1')
    await away(freshFor - 1)
    expect(asked).toHaveLength(1)
  })

  test('asks quietly after a while, and keeps what it has where there is no network', async () => {
    const { now } = await order('LJ1')
    answer(() => {
      throw new Error('Failed to fetch')
    })
    await away(freshFor)
    await settle()
    expect(asked.length).toBeGreaterThan(0)
    expect(shownSn(now().data)).toBe('LJ1')
    expect(now().error).toBeUndefined()
    expect(toast).not.toHaveBeenCalled()
  })

  test('loses what is not there any more', async () => {
    const { now } = await order('LJ1')
    answer(() => ({ error: 404, message: '没有这个订单' }))
    await away(freshFor)
    await settle()
    expect(now().data).toBeUndefined()
    expect((now().error as Error).message).toBe('没有这个订单')
  })
})

describe('another person', () => {
  test('sees nothing of the one before, also where the call fails', async () => {
    const { now } = await order('LJ1')
    answer(() => ({ error: 403, message: '没有权限' }))
    await settle(() => session.signIn(person({ user_id: 'other', access_token: 'token-2' })))
    expect(now().data).toBeUndefined()
    await settle()
    expect((now().error as Error).message).toBe('没有权限')
  })

  test('is told the same where everybody is told alike', async () => {
    const config = () =>
      renderHook(() => useRead('/tp5/api/Common/config', {}, { alike: true }), null)
    answer(() => ({ data: { service_phone: '400' } }))
    const { now } = await config()
    asked.length = 0
    await settle(() => session.signOut())
    expect(now().data).toMatchObject({ service_phone: '400' })
    expect(asked).toEqual([])
  })
})

describe('somewhere else', () => {
  test('what depends on where one stands is asked again', async () => {
    answer(() => ({ data: { order_sn: 'LJ1' }, of: ['here'] }))
    await order('LJ1')
    await settle(() => session.locate({ latitude: 30.1, longitude: 120.2 }))
    expect(asked).toHaveLength(2)
  })
})

describe('what is asked until something happens', () => {
  test('tells of it once its answer is another', async () => {
    let state = 'waiting'
    answer((parameters, path) =>
      path === orderCall
        ? { data: parameters, of: ['orders'] }
        : { data: { state }, of: ['payments'], touches: ['orders'] },
    )
    await order('LJ1')
    const payment = await renderHook(
      () => useRead('/tp5/api/OrderPay/detail', { order_sn: 'LJ1' }),
      null,
    )
    asked.length = 0
    await settle(() => payment.now().look())
    expect(asked.filter((one) => one.startsWith(orderCall))).toEqual([])
    state = 'paid'
    await settle(() => payment.now().look())
    expect(asked.filter((one) => one.startsWith(orderCall))).toHaveLength(1)
  })
})

test('an answer that came with the page is shown without asking while it is fresh', async () => {
  watchNavigation(at('exchangeLog'))
  cache.fill(`${session.identity} ${orderCall} [["order_sn","LJ1"]]`, {
    data: { order_sn: 'LJ1' },
    of: ['orders'],
  })
  const { now } = await order('LJ1')
  expect(shownSn(now().data)).toBe('LJ1')
  expect(asked).toEqual([])
})
