import React, { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

/** Where what a test shows stands; each test finds it empty. */
export const host = document.createElement('div')

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(host))
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

export const show = (element: ReactElement) => act(async () => root.render(element))
