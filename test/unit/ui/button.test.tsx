import React, { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '@/ui/button/Button'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function draw() {
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (busy: boolean) =>
    act(() =>
      root.render(
        <Button shape="full" busy={busy} onPress={() => undefined}>
          保存地址
        </Button>,
      ),
    )
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  return { show, wait, text: () => place.textContent }
}

test('a button that is busy for long says so, until it is done', () => {
  const { show, wait, text } = draw()
  show(true)
  wait(7999)
  expect(text()).toBe('保存地址')
  wait(1)
  expect(text()).toBe('还在办，请稍等')
  show(false)
  expect(text()).toBe('保存地址')
  wait(60_000)
  expect(text()).toBe('保存地址')
})
