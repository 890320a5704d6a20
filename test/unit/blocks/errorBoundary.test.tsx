import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '@/blocks/screen/ErrorBoundary'
import { answerWith, ok, sent } from '../client/replies'

jest.mock('@/platform/http')

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let broken: boolean

function Goods() {
  if (broken) throw new TypeError('price of undefined')
  return <i>手工桂花皂</i>
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.useFakeTimers()
  answerWith(ok())
  broken = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ErrorBoundary route="goodDetailsOnline">
        <Goods />
      </ErrorBoundary>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  await jest.runAllTimersAsync()
  document.body.replaceChildren()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const retry = () =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '再试一次',
    )
    button?.click()
  })

test('a page that breaks says so instead of staying blank', () => {
  expect(document.body.textContent).toContain('这一页没打开')
  expect(document.body.textContent).toContain('出了点问题，请稍后再试')
})

test('a retry shows it again once it can be drawn, and not before', async () => {
  await retry()
  expect(document.body.textContent).toContain('这一页没打开')
  broken = false
  await retry()
  expect(document.body.textContent).toBe('手工桂花皂')
})

test('it is told once with how often it broke, where in the code, and nothing of what it was about', async () => {
  await retry()
  await act(async () => jest.runAllTimersAsync())
  const [told, ...more] = sent()
  expect(more).toEqual([])
  expect(told?.path).toBe('/tp5/api/Common/broken')
  const { page, words, times } = told!.parameters
  expect({ page, words }).toEqual({
    page: 'goodDetailsOnline',
    words: 'TypeError: price of undefined',
  })
  expect(Number(times)).toBeGreaterThan(1)
})
