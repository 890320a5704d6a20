import type { PageWindow } from '../bridge'
import { watch } from './audit'
import { FrameBackend } from './backend'
import { bridge } from './bridge'
import { createChannel, type Channel } from './channel'
import { environment, space, styleScopes, tellComponents } from './easel'
import { manifest, packageOfPage, windowConfig } from './manifest'
import { definePageAt, loadPackage } from './modules'
import { options } from './options'
import { pagesElement, type BarState } from './phone'
import { guarded, report } from './report'

type Handler = (...args: unknown[]) => unknown
export interface PageInstance extends Record<string, unknown> {
  route: string
  options: Record<string, string>
  data: Record<string, unknown>
  setData(data: Record<string, unknown>, done?: () => void): void
}

/** One page of the stack: its frame in the phone, and its instance in the logic layer. */
export interface Page {
  id: number
  route: string
  query: Record<string, string>
  frame: HTMLIFrameElement
  window: PageWindow
  instance: PageInstance
  channel: Channel
  title: string
  /** What the page changed of its navigation bar since it opened. */
  bar: Partial<BarState>
  isReady: boolean
  release(): void
}

let lastId = 0

export async function createPage(route: string, query: Record<string, string>): Promise<Page> {
  await loadPackage('')
  await loadPackage(packageOfPage(route))
  definePageAt(route)
  const id = ++lastId
  const { frame, window } = await openFrame(id, route)
  const backend = new FrameBackend(window)
  const root = environment.associateBackend(backend as never).createRoot('root', space, route)
  const instance = root.get() as unknown as PageInstance
  const channel = createChannel()
  Object.assign(instance, {
    route,
    __route__: route,
    options: query,
    getOpenerEventChannel: () => channel,
    getPageId: () => `pageId:${id}`,
  })
  measureSetData(instance)
  const place = window.document.createElement('div')
  window.document.body.append(place)
  root.attach(window.document.body as never, place as never)
  const page: Page = {
    id,
    route,
    query,
    frame,
    window,
    instance,
    channel,
    title: windowConfig(route).navigationBarTitleText ?? '',
    bar: {},
    isReady: false,
    release: () => root.release(),
  }
  followScrolling(page)
  watch(page)
  return page
}

/** What components hear of the page that they stand on. */
const pageLifetimes: Readonly<Record<string, string>> = { onShow: 'show', onHide: 'hide' }

export function tellPage(page: Page | undefined, hook: string, ...args: unknown[]): unknown {
  if (!page) return undefined
  const lifetime = pageLifetimes[hook]
  if (lifetime) tellComponents(page.instance, lifetime)
  const handler = page.instance[hook]
  if (typeof handler !== 'function') return undefined
  return guarded(hook, handler.bind(page.instance) as Handler)(...args)
}

async function openFrame(id: number, route: string) {
  const frame = document.createElement('iframe')
  frame.name = `page-${id}`
  frame.dataset.route = route
  frame.src = '/~/page.html'
  pagesElement.append(frame)
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
  const window = frame.contentWindow as PageWindow
  window.bridge = bridge
  window.document.documentElement.dataset.theme = options.theme
  const styles = await Promise.all([...ownSheets(), ...sheetsOf(route)].map(style))
  for (const css of styles) {
    const element = window.document.createElement('style')
    element.textContent = css
    window.document.head.append(element)
  }
  window.document.body.style.backgroundColor = windowConfig(route).backgroundColorContent ?? ''
  return { frame, window }
}

/** Of the built-in components, beside those of every page. */
const ownSheets = () => (manifest.app.style === 'v2' ? ['/~/page.v2.css'] : [])

/** The app's own styles, the page's, and those of every component. */
function sheetsOf(route: string): string[] {
  const components = Object.keys(manifest.configs).filter((path) => !manifest.pages.includes(path))
  return [
    sheet('app.wxss'),
    sheet(`${route}.wxss`),
    ...components.map((path) => sheet(`${path}.wxss`, styleScopes[path])),
  ]
}

const sheet = (file: string, scope = '') =>
  `/~/style.css?${new URLSearchParams({ file, scope }).toString()}`

const knownStyles = new Map<string, Promise<string>>()

function style(address: string): Promise<string> {
  const known = knownStyles.get(address) ?? fetch(address).then((answer) => answer.text())
  knownStyles.set(address, known)
  return known
}

/** WeChat refuses a megabyte in one go; its audit warns from 256 KB on. */
const largest = 256 * 1024

function measureSetData(instance: PageInstance): void {
  const setData = instance.setData.bind(instance)
  instance.setData = function (this: PageInstance, data, done) {
    const text = JSON.stringify(data)
    const bytes = new TextEncoder().encode(text).length
    report.setData.push({ route: this.route, bytes, at: Date.now() })
    if (bytes > largest) report.violations.push(`setData of ${bytes} bytes on ${this.route}`)
    return setData(JSON.parse(text) as Record<string, unknown>, done)
  }
}

function followScrolling(page: Page): void {
  const { window, route } = page
  const distance = windowConfig(route).onReachBottomDistance ?? 50
  let last = 0
  let isAtBottom = false
  window.addEventListener('scroll', () => {
    const top = window.scrollY
    tellPage(page, 'onPageScroll', { scrollTop: top })
    const rest = window.document.documentElement.scrollHeight - top - window.innerHeight
    const arrives = rest <= distance && top > last && !isAtBottom
    isAtBottom = rest <= distance && (isAtBottom || arrives)
    last = top
    if (arrives) tellPage(page, 'onReachBottom')
  })
}
