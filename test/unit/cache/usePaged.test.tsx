import { cache } from '@/cache/cache'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { session } from '@/session/session'
import { person } from '../client/person'
import { renderHook, settle } from '../client/renderHook'
import { at, watchNavigation } from '../client/taro'
import { answer, asked } from './network'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')
jest.mock('@/platform/inFront', () => jest.requireActual<object>('./front'))

const call = '/tp5/api/ExchangeOrder/lists'
const list = (state = 'paid') =>
  renderHook((wanted: string) => usePaged(call, { state: wanted as 'paid' }), state)

/** Pages of two rows each, five rows in all; `turn` tells one loading from another. */
const pages = (turn = 1) =>
  answer(({ cursor }) => {
    const from = Number(cursor ?? 0)
    const rows = [1, 2, 3, 4, 5].slice(from, from + 2).map((row) => row * turn)
    return {
      data: { list: rows, next: from < 4 ? String(from + 2) : null, total: 5 },
      of: ['orders'],
    }
  })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  watchNavigation(at('orderDetails', { order_sn: 'LJ1' }))
  session.signIn(person())
  cache.empty(() => true)
  pages()
})

afterEach(() => jest.restoreAllMocks())

test('adds page to page until the end, and keeps what stands beside the first list', async () => {
  const { now } = await list()
  expect(now()).toMatchObject({ rows: [1, 2], state: 'ready', first: { total: 5 } })
  await settle(() => now().loadMore())
  await settle(() => now().loadMore())
  expect(now()).toMatchObject({ rows: [1, 2, 3, 4, 5], state: 'end' })
  asked.length = 0
  await settle(() => now().loadMore())
  expect(asked).toEqual([])
})

test('two calls for more at once load one page', async () => {
  const { now } = await list()
  await settle(() => Promise.all([now().loadMore(), now().loadMore()]))
  expect(asked).toHaveLength(2)
  expect(now().rows).toEqual([1, 2, 3, 4])
})

test('a page that failed can be asked for again', async () => {
  const { now } = await list()
  answer(() => {
    throw new Error('Failed to fetch')
  })
  await settle(() => now().loadMore())
  await settle()
  expect(now()).toMatchObject({ rows: [1, 2], state: 'error' })
  pages()
  await settle(() => now().loadMore())
  expect(now()).toMatchObject({ rows: [1, 2, 3, 4], state: 'ready' })
})

test('another filter starts a list of its own', async () => {
  const { now, again } = await list()
  await settle(() => now().loadMore())
  await again('shipped')
  expect(now().rows).toEqual([1, 2])
})

test('touched, it comes back as long as it was, all at once', async () => {
  const { now } = await list()
  await settle(() => now().loadMore())
  pages(10)
  await settle(() => cache.touch(['orders']))
  await settle()
  expect(asked).toEqual([`${call} state=paid`, `${call} state=paid cursor=2`])
  expect(now()).toMatchObject({ rows: [10, 20, 30, 40], state: 'ready' })
})

test('touched, a list of eight pages loses none of its rows', async () => {
  const rows = Array.from({ length: 16 }, (_, nth) => nth)
  answer(({ cursor }) => {
    const from = Number(cursor ?? 0)
    const next = from < 14 ? String(from + 2) : null
    return { data: { list: rows.slice(from, from + 2), next }, of: ['orders'] }
  })
  const { now } = await list()
  for (let more = 0; more < 7; more++) await settle(() => now().loadMore())
  expect(now().rows).toEqual(rows)
  await settle(() => now().reload())
  expect(now().rows).toEqual(rows)
})

test('what was touched while more was loading is loaded again', async () => {
  const { now } = await list()
  await settle(() => {
    void now().loadMore()
    pages(10)
    cache.touch(['orders'])
  })
  await settle()
  expect(now().rows.every((row) => Number(row) % 10 === 0)).toBe(true)
})

test('beside who asks the same call for its first rows alone, each is told in its own shape', async () => {
  const first = await renderHook(() => useRead(call, { state: 'paid' }), null)
  const { now } = await list()
  expect(first.now().data).toMatchObject({ list: [1, 2], total: 5 })
  expect(now()).toMatchObject({ rows: [1, 2], state: 'ready' })
})
