import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { visited } from '@/navigation/visited'
import { toast } from '@/platform/toast'
import { routeNamed } from '@/routes/match'
import { publicUrlOf } from '@/routes/url'
import { AppErrorBoundary } from '@/shell/AppErrorBoundary'
import { dropLatePages } from '@/shell/latePages.h5'
import { missingPage } from '@/shell/missingPage.h5'
import { type Listener, routerConfig, routerHistory, type Update } from '@/shell/taroRouter.h5'
import { at } from '../client/taro'

jest.mock('@/platform/toast')
jest.mock('@/shell/taroRouter.h5', () => ({ routerConfig: jest.fn(), routerHistory: jest.fn() }))

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const lost = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
const mine = publicUrlOf(at('mine'))
const home = publicUrlOf(at('index'))

let root: Root
let shown: (string | undefined)[]
let arriving: () => Promise<unknown>

/** A browser's history with one listener. */
function openHistory() {
  let key = 0
  const entry = (pathname: string): Update['location'] => ({ pathname, key: String(++key) })
  const entries = [entry(home)]
  let listener: Listener = () => undefined
  const tell = (action: string) => listener({ action, location: entries.at(-1)! })
  const pathOf = (to: string | { pathname?: string }) =>
    typeof to === 'string' ? to : (to.pathname ?? '')
  return {
    get location() {
      return entries.at(-1)!
    },
    listen(given: Listener) {
      listener = given
      return () => undefined
    },
    push(to: string | { pathname?: string }) {
      entries.push(entry(pathOf(to)))
      return tell('PUSH')
    },
    replace(to: string | { pathname?: string }) {
      entries.splice(-1, 1, entry(pathOf(to)))
      return tell('REPLACE')
    },
    back() {
      entries.pop()
      return tell('POP')
    },
  }
}

let history: ReturnType<typeof openHistory>

beforeEach(async () => {
  jest.clearAllMocks()
  missingPage.clear()
  shown = []
  arriving = () => Promise.resolve()
  history = openHistory()
  jest.mocked(routerHistory).mockReturnValue(history)
  jest.mocked(routerConfig).mockReturnValue({
    routes: [{ path: routeNamed('mine').page, load: () => [arriving()] }],
    router: {},
  })
  dropLatePages()
  history.listen(({ location }) => void shown.push(location.pathname))
  visited.now = at('index')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<AppErrorBoundary>邻居都在换</AppErrorBoundary>))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const settled = () => act(() => new Promise<void>((done) => setTimeout(done)))

async function press(name: string) {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent === name)
  await act(async () => found?.click())
  await settled()
}

async function go(how: 'push' | 'replace') {
  await act(async () => history[how](mine))
  await settled()
}

describe.each(['push', 'replace'] as const)('a page that does not arrive (%s)', (how) => {
  beforeEach(async () => {
    arriving = () => Promise.reject(lost())
    await go(how)
  })

  test('leaves the page that was fine where it was, and says so', () => {
    expect(text()).toContain('这一页没有载入完整')
    expect(text()).toContain('邻居都在换')
    expect(shown).toEqual([])
  })

  test('is shown when it arrives at another try', async () => {
    await press('重试')
    expect(text()).toContain('这一页没有载入完整')
    arriving = () => Promise.resolve()
    await press('重试')
    expect(text()).toBe('邻居都在换')
    expect(shown).toEqual([mine])
  })

  test('may be given up: the address is the one of the page in front again', async () => {
    await press('返回')
    expect(text()).toBe('邻居都在换')
    expect(history.location.pathname).toBe(home)
    expect(shown).toEqual([])
    arriving = () => Promise.resolve()
    await go('push')
    expect(shown).toEqual([mine])
  })
})

describe('a part that nobody waited for', () => {
  const lose = () =>
    act(async () => {
      const event = Object.assign(new Event('unhandledrejection'), { reason: lost() })
      window.dispatchEvent(event)
    })

  test('of a page that shows is a toast, and the page stays', async () => {
    await lose()
    expect(toast).toHaveBeenCalledTimes(1)
    expect(text()).toBe('邻居都在换')
  })

  test('before the first page leaves nothing but the way to try again', async () => {
    visited.now = undefined
    await lose()
    expect(text()).toContain('这一页没有载入完整')
    expect(text()).not.toContain('邻居都在换')
  })
})

test('another failure in a page is none of a part that is missing', async () => {
  const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('no price') })
  await act(async () => void window.dispatchEvent(event))
  expect(text()).toBe('邻居都在换')
  expect(toast).not.toHaveBeenCalled()
})
