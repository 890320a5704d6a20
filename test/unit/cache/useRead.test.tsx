import { cache } from '@/cache/cache'
import { freshFor } from '@/cache/useEntry'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'
import { later } from '../client/later'
import { person } from '../client/person'
import { renderHook, settle } from '../client/renderHook'
import { at, watchNavigation } from '../client/taro'
import { show } from './front'
import { answer, asked } from './network'
import { begin, end, order, orderCall, shownSn } from './orders'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')
jest.mock('@/platform/inFront', () => jest.requireActual<object>('./front'))

beforeEach(begin)
afterEach(end)

const me = () => renderHook(() => useRead('/user/Center/index', {}, { member: true }), null)

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
