import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { arrive } from '@/shell/arrival'
import { Main } from '@/shell/Main'
import type { PageObject } from '@/shell/pageObject'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const roots: Root[] = []
const announced = () => document.querySelector('[aria-live=polite]')?.textContent

/** A page as Taro puts it into the document. */
async function open(path: string, content: React.ReactNode) {
  const element = document.createElement('div')
  element.className = 'taro_page'
  element.id = path
  document.body.append(element)
  const root = createRoot(element)
  roots.push(root)
  const show = (shown: React.ReactNode) => act(async () => root.render(shown))
  await show(content)
  return { element, show }
}

function comeTo(path: string, title: string): void {
  document.title = title
  arrive({ path } as PageObject)
}

const list = (
  <Main>
    <button type="button">第一单</button>
  </Main>
)

beforeAll(async () => {
  await open('/first', list)
  comeTo('/first', '首页')
})
beforeEach(() => (document.activeElement as HTMLElement).blur())
afterAll(() => act(async () => roots.forEach((root) => root.unmount())))

test('the first page is left to the browser', () => {
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})

test('another page is announced, and read from its content on', async () => {
  const { element } = await open('/orders', list)
  comeTo('/orders', '我的兑换')
  expect(document.activeElement).toBe(element.querySelector('main'))
  expect(announced()).toBe('我的兑换')
})

test('a page that comes back has the focus where it was left', async () => {
  const { element } = await open('/kept', list)
  comeTo('/kept', '我的兑换')
  element.querySelector('button')?.focus()
  await open('/detail', list)
  comeTo('/detail', '订单详情')
  comeTo('/kept', '我的兑换')
  expect(document.activeElement).toBe(element.querySelector('button'))
})

test('what was left and is no longer there leaves the focus to the content', async () => {
  const { element, show } = await open('/changed', list)
  comeTo('/changed', '我的兑换')
  element.querySelector('button')?.focus()
  comeTo('/first', '首页')
  await show(<Main>没有订单</Main>)
  comeTo('/changed', '我的兑换')
  expect(document.activeElement).toBe(element.querySelector('main'))
})

test('a field that asks for the focus keeps it', async () => {
  const { element } = await open(
    '/search',
    <Main>
      <input autoFocus />
    </Main>,
  )
  comeTo('/search', '搜索')
  expect(document.activeElement).toBe(element.querySelector('input'))
})

test('content that takes the place of an outline takes its focus', async () => {
  const { element, show } = await open('/slow', <Main key="outline">正在加载</Main>)
  comeTo('/slow', '我的兑换')
  await show(<Main key="content">两单</Main>)
  expect(document.activeElement).toBe(element.querySelector('main'))
  expect(element.textContent).toBe('两单')
})
