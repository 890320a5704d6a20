import { matchPath, routeOfPage } from '../routes/match'
import type { Route } from '../routes/route'

/** The page of the address now, which may name its file. */
export function openRoute(): Route | undefined {
  const { pathname } = window.location
  return matchPath(pathname)?.route ?? routeOfPage(pathname)
}
