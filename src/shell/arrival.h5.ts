import { scrollerOf } from '@/platform/scroller.h5'
import type { PageObject } from './pageObject'

/** What had the focus last in each page. */
const lastIn = new WeakMap<Element, HTMLElement>()

/** Says the name of the page to who cannot see it. */
let region: HTMLElement | undefined

const quietly = { preventScroll: true }

/**
 * The browser moves the focus when a document is opened, not when a page of ours comes to the
 * front. Here it goes to what had it in that page, or to the start of the page's content, unless
 * a field has asked for it.
 */
export function arrive({ path = '' }: PageObject): void {
  if (!region) return begin()
  const page = document.getElementById(path)
  if (page && !page.contains(document.activeElement)) {
    const last = lastIn.get(page)
    const target = last && page.contains(last) ? last : page.querySelector('main')
    target?.focus(quietly)
  }
  region.textContent = document.title
}

/** The first page is the document's own: the browser tells of it, and the focus stays. */
function begin(): void {
  region = document.body.appendChild(document.createElement('div'))
  region.className = 'told'
  region.setAttribute('aria-live', 'polite')
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const page = scrollerOf(target)
    if (page) lastIn.set(page, target)
  })
}

/** Content that takes the place of an outline takes the focus that was lost with it. */
export function mainCame(main: HTMLElement | null): void {
  if (region?.textContent && document.activeElement === document.body) main?.focus(quietly)
}
