import type { Place, Route, RouteName } from '../routes/route'
import { decode, routeOfPage } from '../routes/match'
import { isComplete } from '../routes/url'

type Listener = (...args: unknown[]) => unknown

/** The object that Taro's runtime makes of a page component. */
export interface PageObject {
  path?: string
  route?: string
  __route__?: string
  place?: Place
  onLoad: (this: PageObject, options: Record<string, unknown>, done?: () => void) => unknown
  onShow: Listener
  onHide: Listener
  onUnload: Listener
  onShareAppMessage?: Listener
}

/** How many pages may lie on top of each other. */
export const stackLimit = 10

/** The place a page object is opened for. Parameters come encoded. */
export function placeOfPage(page: PageObject, options: Record<string, unknown>): Place | undefined {
  const route: Route | undefined = routeOfPage(page.route ?? page.__route__ ?? '')
  if (!route) return undefined
  const pairs = Object.entries(options).map(([key, value]) => [key, decode(String(value))])
  const params: Record<string, string> = Object.fromEntries(pairs)
  return isComplete(route, params) ? { name: route.name as RouteName, params } : undefined
}
