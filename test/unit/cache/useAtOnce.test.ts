import { useAtOnce } from '@/cache/useAtOnce'
import { renderHook } from '../client/renderHook'

const reload = () => Promise.resolve()
const loading = { data: undefined, error: undefined, loading: true, reload }
const idle = { ...loading, loading: false }
const there = { ...idle, data: {} }
const failed = { ...idle, error: new Error('no') }

type Call = Parameters<typeof useAtOnce>[0][number]

const useWaits = ({ calls, state }: { calls: readonly Call[]; state: string }) =>
  useAtOnce(calls, { state })

test('a page waits for all it begins with, and never again', async () => {
  const page = await renderHook(useWaits, { calls: [there, loading], state: 'ready' })
  expect(page.now()).toMatchObject({ loading: true, error: undefined })
  await page.again({ calls: [there, there], state: 'loading' })
  expect(page.now()).toMatchObject({ loading: true })
  await page.again({ calls: [there, there], state: 'ready' })
  expect(page.now()).toBeNull()
  await page.again({ calls: [loading, there], state: 'loading' })
  expect(page.now()).toBeNull()
})

test('a call that a visitor does not make is waited for by nobody, and is no fault', async () => {
  const page = await renderHook(useWaits, { calls: [idle], state: 'loading' })
  expect(page.now()).toMatchObject({ loading: true, error: undefined })
  await page.again({ calls: [idle], state: 'end' })
  expect(page.now()).toBeNull()
})

test('what failed is told', async () => {
  const page = await renderHook(useWaits, { calls: [there, failed], state: 'ready' })
  expect(page.now()).toBe(failed)
})
