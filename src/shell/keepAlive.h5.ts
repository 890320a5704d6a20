import { routeNamed } from '@/routes/match'
import { placeOf, publicUrlOf } from '@/routes/url'
import type { PageObject } from './pageObject'

interface Kept {
  page: PageObject
  lifecycle: Lifecycle
  scrollTop: number
}

/** What Taro made, without what is put around it. */
type Lifecycle = Pick<PageObject, 'onLoad' | 'onShow' | 'onHide' | 'onUnload'>

const limit = 20

/** Pages that left the stack, by address, least recently used first. */
const kept = new Map<string, Kept>()

/** Which page object shows an element now; a revived one takes it over from its predecessor. */
const owners = new Map<string, PageObject>()

/**
 * Keeps the React tree and the DOM of a kept-alive route when its page leaves the stack, and hands
 * them to the next page of the same address. It leans on Taro's PageHandler, which shows an element
 * that already stands under the page's path instead of mounting a new one.
 */
export function keepAlive(page: PageObject): void {
  const place = placeOf(window.location.pathname, window.location.search)
  if (!place || !routeNamed(place.name).keepAlive) return standOut(page)
  const address = publicUrlOf(place)
  const before = kept.get(address)
  kept.delete(address)
  if (before) Object.assign(page, before.page)
  wrap(page, address, before)
}

/** A kept page that it was left for stands after it in the document, and would hide it for good. */
function standOut(page: PageObject): void {
  const { onShow, onHide } = page
  page.onShow = (...args) => {
    reveal(page)
    return onShow.apply(page, args)
  }
  page.onHide = (...args) => {
    conceal(page)
    return onHide.apply(page, args)
  }
}

function wrap(page: PageObject, address: string, before: Kept | undefined): void {
  const own: Lifecycle = before?.lifecycle ?? {
    onLoad: page.onLoad,
    onShow: page.onShow,
    onHide: page.onHide,
    onUnload: page.onUnload,
  }
  page.onLoad = own.onLoad
  let scrollTop = before?.scrollTop ?? 0
  if (before) owners.set(pathOf(page), page)

  page.onShow = (...args) => {
    owners.set(pathOf(page), page)
    reveal(page)
    if (scrollTop > 0) scrollTo(page, scrollTop)
    scrollTop = 0
    return own.onShow.apply(page, args)
  }
  page.onHide = (...args) => {
    cover(page)
    return own.onHide.apply(page, args)
  }
  page.onUnload = () => {
    if (owners.get(pathOf(page)) !== page) return
    const element = elementOf(page)
    const top = element?.scrollTop ?? 0
    own.onHide.apply(page)
    cover(page)
    drop(address)
    kept.set(address, { page, lifecycle: own, scrollTop: top })
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) drop(oldest)
  }
}

function drop(address: string): void {
  const entry = kept.get(address)
  if (!entry) return
  kept.delete(address)
  owners.delete(pathOf(entry.page))
  entry.lifecycle.onUnload.apply(entry.page)
}

/** Lets go of every kept page, for instance when another person signs in. */
export function dropKept(): void {
  for (const address of [...kept.keys()]) drop(address)
}

const pathOf = (page: PageObject) => page.path ?? ''
const elementOf = (page: PageObject) => document.getElementById(pathOf(page))

/** The router hides every page but the last in the document; one come back to stands further up. */
function reveal(page: PageObject): void {
  elementOf(page)?.style.setProperty('display', 'block', 'important')
}

function conceal(page: PageObject): void {
  elementOf(page)?.style.removeProperty('display')
}

function cover(page: PageObject): void {
  conceal(page)
  elementOf(page)?.classList.add('taro_page_shade')
}

function scrollTo(page: PageObject, top: number): void {
  requestAnimationFrame(() => {
    const element = elementOf(page)
    if (element) element.scrollTop = top
  })
}
