import Taro from '@tarojs/taro'
import { routeOfPage } from '../routes/match'
import type { Route } from '../routes/route'

/** The page in front; before there is one, the page that the app opens with. */
export function openRoute(): Route | undefined {
  const [page] = Taro.getCurrentPages().slice(-1)
  return routeOfPage(page?.route ?? Taro.getLaunchOptionsSync().path ?? '')
}
