import { tellApp } from './app'
import { look } from './audit'
import { emit } from './hooks'
import { closeKeyboard } from './keyboard'
import { isTab, manifest, windowConfig } from './manifest'
import { resolvePath } from './modules'
import { createPage, tellPage, type Page } from './page'
import { drawBar, drawTabs } from './phone'
import { report } from './report'
import { tellSafeArea } from './safeArea'

const deepest = 10

/** Where the house in the navigation bar leads. */
export const homePage = manifest.app.entryPagePath ?? manifest.app.pages[0] ?? ''

export const stack: Page[] = []
/** Tab pages stay when another tab is chosen. */
const keptTabs = new Map<string, Page>()

export const currentPage = (): Page | undefined => stack.at(-1)

interface Place {
  route: string
  query: Record<string, string>
}

export function parseUrl(url: string): Place {
  const [path = '', search = ''] = url.split('?')
  const route = path.startsWith('/') ? path.slice(1) : resolvePath(currentPage()?.route ?? '', path)
  const pairs = search.split('&').filter(Boolean)
  // As on a phone, values come undecoded.
  const query = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')] as const
  })
  return { route, query: Object.fromEntries(query) }
}

function known(url: string): Place {
  const place = parseUrl(url)
  if (manifest.pages.includes(place.route)) return place
  throw new Error(`page "${place.route}" is not found`)
}

export function draw(): void {
  const page = currentPage()
  if (!page) return
  drawBar({
    ...windowConfig(page.route),
    hasHome: page.route !== homePage && !isTab(page.route),
    ...page.bar,
    title: page.title,
    canGoBack: stack.length > 1,
  })
  drawTabs(page.route)
  tellSafeArea(page)
}

function show(page: Page, isNew: boolean): void {
  page.frame.classList.add('shown')
  draw()
  if (isNew) tellPage(page, 'onLoad', { ...page.query })
  tellPage(page, 'onShow')
  if (!isNew) return
  page.window.requestAnimationFrame(() =>
    setTimeout(() => {
      page.isReady = true
      tellPage(page, 'onReady')
    }, 0),
  )
}

function hide(page: Page | undefined): void {
  look(page)
  closeKeyboard()
  page?.frame.classList.remove('shown')
  tellPage(page, 'onHide')
}

function close(page: Page | undefined): void {
  if (!page) return
  if (keptTabs.get(page.route) === page) keptTabs.delete(page.route)
  look(page)
  closeKeyboard()
  tellPage(page, 'onUnload')
  page.release()
  page.frame.remove()
}

/** One after the other, in the order asked for. */
let queue: Promise<unknown> = Promise.resolve()
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const next = queue.then(run, run)
  queue = next.catch(() => {})
  return next
}

export interface Target {
  url: string
  events?: Record<string, (...args: unknown[]) => void>
}

export const navigateTo = ({ url, events = {} }: Target) =>
  inTurn(async () => {
    const { route, query } = known(url)
    if (isTab(route)) throw new Error('can not navigateTo a tabbar page')
    if (stack.length >= deepest) throw new Error('webview count limit exceed')
    const page = await createPage(route, query)
    for (const [name, listener] of Object.entries(events)) page.channel.on(name, listener)
    hide(currentPage())
    stack.push(page)
    show(page, true)
    return { eventChannel: page.channel }
  })

export const redirectTo = ({ url }: Target) =>
  inTurn(async () => {
    const { route, query } = known(url)
    if (isTab(route)) throw new Error('can not redirectTo a tabbar page')
    const page = await createPage(route, query)
    close(stack.pop())
    stack.push(page)
    show(page, true)
  })

export const switchTab = ({ url }: Target) =>
  inTurn(async () => {
    const { route, query } = known(url)
    if (!isTab(route)) throw new Error('can not switch to no-tabBar page')
    if (Object.keys(query).length > 0) report.violations.push(`switchTab with a query: ${url}`)
    if (currentPage()?.route === route) return
    const kept = keptTabs.get(route)
    const page = kept ?? (await createPage(route, {}))
    const front = currentPage()
    while (stack.length > 0 && !isTab(currentPage()!.route)) close(stack.pop())
    const left = stack.pop()
    // a tab under other pages was hidden when the first of them came
    if (left === front) hide(left)
    keptTabs.set(route, page)
    stack.push(page)
    show(page, !kept)
  })

export const reLaunch = ({ url }: Target) =>
  inTurn(async () => {
    const { route, query } = known(url)
    const page = await createPage(route, query)
    const leaving = new Set([...stack.splice(0), ...keptTabs.values()])
    keptTabs.clear()
    leaving.forEach(close)
    if (isTab(route)) keptTabs.set(route, page)
    stack.push(page)
    show(page, true)
  })

export const navigateBack = ({ delta = 1 }: { delta?: number }) =>
  inTurn(() => {
    const count = Math.min(delta, stack.length - 1)
    if (count < 1) return Promise.reject(new Error('cannot navigate back at first page'))
    for (let closed = 0; closed < count; closed++) close(stack.pop())
    show(currentPage()!, false)
    return Promise.resolve()
  })

/** Where a link from outside leads; the app hears of a page that does not exist. */
export async function open(url: string): Promise<void> {
  const { route, query } = parseUrl(url)
  if (manifest.pages.includes(route)) return reLaunch({ url })
  const missing = { path: route, query, isEntryPage: true }
  tellApp('onPageNotFound', missing)
  emit('PageNotFound', missing)
}
