import Taro from '@tarojs/taro'
import type { OpenPage } from '@/navigation/place'
import type { Place } from '@/routes/route'
import { decode, routeOfPage } from '@/routes/match'
import { pageUrl, placeIn, rowKey } from '@/routes/url'

type Listener = (this: PageObject, ...args: unknown[]) => unknown

/** The object that Taro's runtime makes of a page component. */
export interface PageObject extends OpenPage {
  path?: string
  route?: string
  __route__?: string
  onLoad: (this: PageObject, options: Record<string, unknown>, done?: () => void) => unknown
  onShow: Listener
  onHide: Listener
  onUnload: Listener
  onShareAppMessage?: Listener
  onPullDownRefresh?: () => void
}

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
