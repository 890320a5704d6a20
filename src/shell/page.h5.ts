import type { Place } from '@/routes/route'
import { placeOf } from '@/routes/url'
import { nowhere } from './nowhere'
import type { PageObject } from './pageObject'

/**
 * A page is made while its address stands in the bar. At an unknown one the router has put the
 * not-found page, see router.h5.ts.
 */
export function openPage(page: PageObject, _options: Record<string, unknown>): Place {
  return (page.place = placeOf(window.location.pathname, window.location.search) ?? nowhere)
}
