import React, { act } from 'react'
import { createRoot } from 'react-dom/client'
import { setTitle } from '@/platform/title'
import { Header } from '@/blocks/screen/Header'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

jest.mock('@/platform/title', () => ({ setTitle: jest.fn() }))
jest.mock('@/platform/navigationBar', () => ({ hasNativeBar: true }))

test('the bar of the mini program says what the page turns out to be', async () => {
  const root = createRoot(document.createElement('div'))
  const show = (title: string) =>
    act(async () => root.render(<Header title={title} floating={false} />))
  await show('活动')
  await show('圣诞点灯树')
  expect(jest.mocked(setTitle).mock.calls).toEqual([['活动'], ['圣诞点灯树']])
  await act(async () => root.unmount())
})
