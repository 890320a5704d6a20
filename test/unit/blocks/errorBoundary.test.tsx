import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '@/blocks/screen/ErrorBoundary'

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
  broken = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Goods />
      </ErrorBoundary>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  jest.restoreAllMocks()
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
