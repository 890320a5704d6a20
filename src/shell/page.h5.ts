import type { Place } from '@/routes/route'
import { placeOf } from '@/routes/url'
import type { PageObject } from './pageObject'

/** A page is made while its address stands in the bar; an unknown address shows not-found there. */
export function placeOfPage(
  _page: PageObject,
  _options: Record<string, unknown>,
): Place | undefined {
  return placeOf(window.location.pathname, window.location.search)
}

/** The router has the not-found page at that address already, see router.h5.ts. */
export function showNotFound(): void {
  // nothing to do
}
