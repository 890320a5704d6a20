import { type Route, type RouteName } from './route'
import { routes } from './table'

export const allRoutes: readonly Route[] = routes

/** In the order in which they stand in the tab bar. */
export const tabRoutes = allRoutes.filter((route) => route.tab)

export const urlsOf = (route: Route): readonly string[] =>
  typeof route.url === 'string' ? [route.url] : route.url

const byName = new Map(allRoutes.map((route) => [route.name, route]))
const byPage = new Map(allRoutes.map((route) => [route.page, route]))

export function routeNamed(name: RouteName): Route & { name: RouteName } {
  return byName.get(name) as Route & { name: RouteName }
}

/** By page file, as the platforms name it: with or without a leading slash or a query. */
export function routeOfPage(page: string): Route | undefined {
  return byPage.get(page.replace(/^\//, '').replace(/\?.*$/, ''))
}

export function keysOf(pattern: string): string[] {
  return pattern.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
}

interface Compiled {
  route: Route
  keys: string[]
  expression: RegExp
}

function compile(route: Route, pattern: string): Compiled {
  const source = pattern.replace(/:\w+/g, '([^/]+)')
  return { route, keys: keysOf(pattern), expression: new RegExp(`^${source}/?$`, 'i') }
}

/** Static addresses first, so that no dynamic one takes theirs. */
const compiled = allRoutes
  .flatMap((route) => urlsOf(route).map((pattern) => compile(route, pattern)))
  .sort((a, b) => a.keys.length - b.keys.length)

export interface Match {
  route: Route
  params: Record<string, string>
}

/** A public address, still encoded, to its route and decoded path parameters. */
export function matchPath(pathname: string): Match | undefined {
  for (const { route, keys, expression } of compiled) {
    const found = expression.exec(pathname)
    if (!found) continue
    const values = keys.map((key, i) => [key, decode(found[i + 1] ?? '')] as const)
    return { route, params: Object.fromEntries(values) }
  }
  return undefined
}

/** Encoded text that a person mangled stays as it is instead of failing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
