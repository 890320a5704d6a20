import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createPageConfig } from '@tarojs/runtime'
import React, { act, type ComponentType } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { cache } from '@/cache/cache'
import { routeNamed } from '@/routes/match'
import type { Place } from '@/routes/route'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

interface TaroPage {
  onLoad: (options: object, done: () => void) => void
  onShow: () => void
  onHide: () => void
  onUnload: () => void
}

const opened: TaroPage[] = []
let stamp = 0

const close = () => settle(() => opened.splice(0).forEach((page) => page.onUnload()))

afterEach(async () => {
  await close()
  cache.empty(() => true)
})

/** A page inside a real app, with the lifecycle that Taro gives it. */
export async function renderPage(Page: ComponentType, { name, params }: Place) {
  // an app takes down its own pages only, and the next page has an app of its own
  await close()
  const path = `/${routeNamed(name).page}`
  document.body.innerHTML = '<div id="app" class="taro_router"></div>'
  const app = createReactApp(({ children }) => <>{children}</>, React, ReactDOMClient, {
    appId: 'app',
  })
  await settle(() => app.onLaunch({ path, query: params }))
  stamp += 1
  const page = createPageConfig(Page, `${path}?stamp=T${stamp}`, {}, {}) as unknown as TaroPage
  opened.push(page)
  let mounted: Promise<void> | undefined
  await act(async () => {
    // not awaited in here: act holds React's queue until its callback settles
    mounted = new Promise((resolve) => {
      page.onLoad({ ...params, stamp: `T${stamp}` }, () => {
        page.onShow()
        resolve()
      })
    })
  })
  await mounted
  await settle()
  const hide = () => settle(() => page.onHide())
  const show = () => settle(() => page.onShow())
  return { text, button, tap, type, hide, show }
}

/** Lets answers arrive and React show them. */
function settle(work: () => void = () => undefined): Promise<void> {
  return act(async () => {
    work()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

const text = (): string => document.body.textContent ?? ''

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent ?? ''

const labelOf = (element: Element): string | undefined =>
  (element as Partial<HTMLInputElement>).labels?.[0]?.textContent ?? undefined

function find<E extends HTMLElement>(selector: string, name: string): E {
  const found = [...document.querySelectorAll<E>(selector)].find(
    (element) => nameOf(element).trim() === name,
  )
  if (!found) throw new Error(`nothing here is called ${name}; the page says: ${text()}`)
  return found
}

const button = (name: string): HTMLButtonElement => find('button', name)

/** So often in a row, faster than any answer. */
const tap = (name: string, times = 1): Promise<void> => {
  const target = button(name)
  return settle(() => {
    for (let time = 0; time < times; time++) target.click()
  })
}

type Written = HTMLInputElement | HTMLTextAreaElement

/** Past React's own setter, which would take the value for one it wrote itself. */
function write(input: Written, value: string): void {
  const { prototype } =
    input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
}

const type = (label: string, value: string): Promise<void> => {
  const input = find<Written>('input, textarea', label)
  return settle(() => {
    write(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
