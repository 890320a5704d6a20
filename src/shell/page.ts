import Taro from '@tarojs/taro'
import type { Place } from '@/routes/route'
import { decode, routeOfPage } from '@/routes/match'
import { pageUrl, placeIn, rowKey } from '@/routes/url'
import type { PageObject } from './pageObject'

/** The place a page object is opened for. Parameters come encoded. */
export function placeOfPage(page: PageObject, options: Record<string, unknown>): Place | undefined {
  const pairs = Object.entries(options).map(([key, value]) => [key, decode(String(value))])
  const params = Object.fromEntries(pairs) as Record<string, string>
  const route = routeOfPage(page.route ?? page.__route__ ?? '', params[rowKey])
  return route && placeIn(route, params)
}

/** A page without what it needs gives way. Pages that do not exist are the app's to catch. */
export function showNotFound(): void {
  void Taro.redirectTo({ url: pageUrl('notFound') })
}
