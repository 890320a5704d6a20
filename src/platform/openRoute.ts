import Taro from '@tarojs/taro'
import { routeNamed, routeOfPage } from '../routes/match'
import type { Route } from '../routes/route'
import { scannedIn } from '../routes/scanned'
import { rowKey } from '../routes/url'
import { decoded, ourOrigin } from './opening'

/** The page in front; before there is one, the page that the app opens with. A code may name another. */
export function openRoute(): Route | undefined {
  const [page = launched()] = Taro.getCurrentPages().slice(-1)
  const query = decoded(page.options as Record<string, unknown> | undefined)
  const scanned = scannedIn(query, ourOrigin())
  if (scanned) return scanned.place && routeNamed(scanned.place.name)
  return routeOfPage(page.route ?? '', query[rowKey])
}

function launched() {
  const { path, query } = Taro.getLaunchOptionsSync()
  return { route: path, options: query }
}
