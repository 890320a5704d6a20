import { relaunchPlace, replacePlace } from '@/navigation/go'
import { startAnew } from '@/navigation/startUp'
import { decoded, isOpenedAnew, ourOrigin } from '@/platform/opening'
import { routeNamed, routeOfPage, routesOfPage } from '@/routes/match'
import type { Place } from '@/routes/route'
import { scannedIn } from '@/routes/scanned'
import { placeIn, rowKey } from '@/routes/url'
import { nowhere } from './nowhere'
import type { PageObject } from './pageObject'

/**
 * Notes on a page object the place that it is opened for. One that is none of its own is not: the page
 * gives way where a code names another, or it lacks what it needs. Pages that do not exist are the
 * app's to catch.
 */
export function openPage(page: PageObject, options: Record<string, unknown>): Place {
  const query = decoded(options)
  if (isOpenedAnew(query)) startAnew()
  const file = page.route ?? page.__route__ ?? ''
  const scanned = scannedIn(query, ourOrigin())
  const place = scanned ? scanned.place : placeOfFile(file, query)
  if (place && routesOfPage(file).includes(routeNamed(place.name))) return (page.place = place)
  // what a code names stands alone, as if WeChat had opened it; else the way back stays
  void (scanned ? relaunchPlace : replacePlace)(place ?? nowhere)
  return nowhere
}

function placeOfFile(file: string, query: Readonly<Record<string, string>>): Place | undefined {
  const route = routeOfPage(file, query[rowKey])
  return route && placeIn(route, query)
}
