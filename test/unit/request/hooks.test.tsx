import { useCall } from '@/cache/useCall'
import { usePaged } from '@/cache/usePaged'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { person } from '../client/person'
import { renderHook, settle } from '../client/renderHook'
import { at, watchNavigation } from '../client/taro'

/** A promise that the test settles. */
function later<T>() {
  let give!: (value: T) => void
  let fail!: (error: unknown) => void
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { promise, give, fail }
}

beforeEach(() => {
  watchNavigation(at('index'))
  session.signOut()
})

describe('useCall', () => {
  test('goes from loading to data', async () => {
    const answer = later<string>()
    const { now } = await renderHook(() => useCall(() => answer.promise, []), null)
    expect(now()).toMatchObject({ loading: true, data: undefined })
    await settle(() => answer.give('goods'))
    expect(now()).toMatchObject({ loading: false, data: 'goods', error: undefined })
  })

  test('keeps what it had while it reloads, and says what went wrong', async () => {
    const call = jest.fn().mockResolvedValueOnce('goods').mockRejectedValueOnce(new Error('no'))
    const { now } = await renderHook(() => useCall(call, []), null)
    await settle(() => now().reload())
    expect(now()).toMatchObject({ loading: false, data: 'goods', error: new Error('no') })
  })

  test('an answer that was overtaken does not count', async () => {
    const answers = { 1: later<string>(), 2: later<string>() }
    const { now, again } = await renderHook(
      (id: 1 | 2) => useCall(() => answers[id].promise, [id]),
      1,
    )
    await again(2)
    await settle(() => answers[2].give('second'))
    await settle(() => answers[1].give('first'))
    expect(now().data).toBe('second')
  })

  test('asks again when another person signs in', async () => {
    const call = jest.fn().mockResolvedValue('mine')
    await renderHook(() => useCall(call, []), null)
    await settle(() => session.signIn(person()))
    expect(call).toHaveBeenCalledTimes(2)
  })
})

describe('usePaged', () => {
  const pages: Record<string, { list: number[]; next: string | null; total: number }> = {
    first: { list: [1, 2], next: 'b', total: 3 },
    b: { list: [3], next: null, total: 3 },
  }
  const load = (cursor?: string) => Promise.resolve(pages[cursor ?? 'first'] ?? pages.first!)

  test('adds page to page until the end, and keeps what stands beside the first list', async () => {
    const { now } = await renderHook(() => usePaged(load, []), null)
    expect(now()).toMatchObject({ rows: [1, 2], state: 'ready', first: { total: 3 } })
    await settle(() => now().loadMore())
    expect(now()).toMatchObject({ rows: [1, 2, 3], state: 'end' })
    await settle(() => now().loadMore())
    expect(now().rows).toEqual([1, 2, 3])
  })

  test('two calls for more at once load one page', async () => {
    const call = jest.fn(load)
    const { now } = await renderHook(() => usePaged(call, []), null)
    await settle(() => Promise.all([now().loadMore(), now().loadMore()]))
    expect(call).toHaveBeenCalledTimes(2)
    expect(now().rows).toEqual([1, 2, 3])
  })

  test('a page that failed can be asked for again', async () => {
    const call = jest.fn(load)
    const { now } = await renderHook(() => usePaged(call, []), null)
    call.mockRejectedValueOnce(new Error('no'))
    await settle(() => now().loadMore())
    expect(now()).toMatchObject({ rows: [1, 2], state: 'error' })
    await settle(() => now().loadMore())
    expect(now()).toMatchObject({ rows: [1, 2, 3], state: 'end' })
  })

  test('another filter starts a list of its own', async () => {
    const call = jest.fn(load)
    const { now, again } = await renderHook((filter: string) => usePaged(call, [filter]), 'all')
    await settle(() => now().loadMore())
    await again('paid')
    expect(now().rows).toEqual([1, 2])
  })
})

describe('useSubmit', () => {
  test('a second tap while the first is at work does nothing', async () => {
    const answer = later<string>()
    const write = jest.fn(() => answer.promise)
    const { now } = await renderHook(() => useSubmit(write), null)
    const results: unknown[] = []
    await settle(() => {
      void now()
        .submit()
        .then((result) => results.push(result))
      void now()
        .submit()
        .then((result) => results.push(result))
    })
    expect(now().busy).toBe(true)
    await settle(() => answer.give('LJ1'))
    expect(write).toHaveBeenCalledTimes(1)
    expect(results).toEqual([undefined, 'LJ1'])
    expect(now().busy).toBe(false)
  })

  test('a refusal is told, and the next try starts clean', async () => {
    const write = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('LJ1')
    const { now } = await renderHook(() => useSubmit(write), null)
    await settle(() => now().submit())
    expect(now()).toMatchObject({ busy: false, error: new Error('no') })
    await settle(() => now().submit())
    expect(now().error).toBeUndefined()
  })
})
