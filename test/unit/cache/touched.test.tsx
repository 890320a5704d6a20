import { cache } from '@/cache/cache'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'
import { session } from '@/session/session'
import { later } from '../client/later'
import { renderHook, settle } from '../client/renderHook'
import { show } from './front'
import { answer, asked } from './network'
import { begin, end, order, orderCall, shownSn } from './orders'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')
jest.mock('@/platform/inFront', () => jest.requireActual<object>('./front'))

beforeEach(begin)
afterEach(end)

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
