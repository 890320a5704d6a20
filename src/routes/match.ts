import type { Area, Role, Route, RouteName, Row, StaffRoute } from './route'
import { table } from './table'

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function routeOf(area: Area, row: Row): Route {
  const folder = `${row.tab ? 'tabs' : area}/${row.page ?? hyphened(row.name)}`
  return { access: 'public', ...row, area, page: `pages/${folder}/page` }
}

export const allRoutes: readonly Route[] = Object.entries<readonly Row[]>(table).flatMap(
  ([area, rows]) => rows.map((row) => routeOf(area as Area, row)),
)

/** In the order in which they stand in the tab bar. */
export const tabRoutes = allRoutes.filter((route) => route.tab)

/** Those of them that the bar has. */
export const tabsOf = (elder: boolean): readonly Route[] =>
  tabRoutes.filter(({ tab }) => !elder || tab?.elder !== false)

export const urlsOf = (route: Route): readonly string[] =>
  typeof route.url === 'string' ? [route.url] : route.url

const byName = new Map(allRoutes.map((route) => [route.name, route]))
const byPage = new Map<string, Route[]>()
for (const route of allRoutes) byPage.set(route.page, [...routesOfPage(route.page), route])

export function routeNamed(name: RouteName): Route & { name: RouteName } {
  return byName.get(name) as Route & { name: RouteName }
}

export const roleOf = (name: StaffRoute): Role => routeNamed(name).access as Role

/** The page files, each once. */
export const allPages: readonly string[] = [...byPage.keys()]

/** By page file, as the platforms name it: with or without a leading slash or a query. */
export function routesOfPage(page: string): readonly Route[] {
  return byPage.get(page.replace(/^\//, '').replace(/\?.*$/, '')) ?? []
}

/** The route of that name on a page; where none is named, the first. */
export function routeOfPage(page: string, name?: string): Route | undefined {
  const routes = routesOfPage(page)
  return name === undefined ? routes[0] : routes.find((route) => route.name === name)
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
