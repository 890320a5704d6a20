import { decode, keysOf, matchPath, routeNamed, routeOfPage, urlsOf } from './match'
import type { Place, Route, RouteName } from './route'

/**
 * Under this key the query of a page file names the row, where several share the page. It is between
 * us and the platform: a public address, a place and a page's parameters never have it.
 */
export const rowKey = 'route'

export type LooseParams = Readonly<Record<string, string | number | undefined>>

export function parseQuery(search: string): Record<string, string> {
  const params: Record<string, string> = {}
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (!pair) continue
    const at = pair.indexOf('=')
    const key = at < 0 ? pair : pair.slice(0, at)
    params[decode(key)] = at < 0 ? '' : decode(pair.slice(at + 1))
  }
  return params
}

export function buildQuery(params: LooseParams): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The file of a page with everything in the query, as Taro navigates on every platform. */
export function pageUrl(name: RouteName, params: LooseParams = {}): string {
  const { page } = routeNamed(name)
  const isFirst = routeOfPage(page)?.name === name
  return `/${page}${buildQuery({ ...params, [rowKey]: isFirst ? undefined : name })}`
}

/** The public address, or undefined when a parameter of the path is missing. */
export function publicUrl(route: Route, params: LooseParams = {}): string | undefined {
  const given = (key: string) => params[key] !== undefined && params[key] !== ''
  const pattern = urlsOf(route).find((url) => keysOf(url).every(given))
  if (pattern === undefined) return undefined
  const notInQuery = [...keysOf(pattern), rowKey]
  const rest = Object.entries(params).filter(([key]) => !notInQuery.includes(key))
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  return path + buildQuery(Object.fromEntries(rest))
}

/** Everything the route needs is there: one whole pattern of the path, and the required query. */
export function isComplete(route: Route, params: LooseParams): boolean {
  const required = Object.entries(route.query ?? {}).filter(([, kind]) => kind === 'required')
  return required.every(([key]) => params[key]) && publicUrl(route, params) !== undefined
}

/** A public address to a place of the table, or undefined. */
export function placeOf(pathname: string, search = ''): Place | undefined {
  const match = matchPath(pathname)
  return match && placeIn(match.route, { ...parseQuery(search), ...match.params })
}

/** The same for an address in one piece, as the server names them. */
export function placeOfAddress(address: string): Place | undefined {
  const [pathname = '', search = ''] = address.split('?')
  return placeOf(pathname, search)
}

/** A route with everything it needs; never with the token that an address may bring along. */
export function placeIn(route: Route, params: Record<string, string>): Place | undefined {
  const { access_token: _, [rowKey]: __, ...rest } = params
  return isComplete(route, rest) ? { name: route.name as RouteName, params: rest } : undefined
}

export function publicUrlOf(place: Place): string {
  return publicUrl(routeNamed(place.name), place.params) ?? '/'
}

/** The address of a raw page file, for links that name the file: `/pages/…/page?order_sn=…`. */
export function publicUrlOfPage(pathname: string, search: string): string | undefined {
  const params = parseQuery(search)
  const route = routeOfPage(pathname, params[rowKey])
  return route && publicUrl(route, params)
}
