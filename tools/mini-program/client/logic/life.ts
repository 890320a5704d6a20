import { tellApp, tellEntry } from './app'
import type { Card } from './cards'
import { emit } from './hooks'
import { tellPage } from './page'
import * as router from './router'

/** WeChat's number for a card in a chat with one person. */
const fromChat = 1007

export interface Arrival {
  /** Without one the app comes back as it was left. */
  path?: string
  query?: string
  scene?: number
}

export function toBackground(): void {
  tellPage(router.currentPage(), 'onHide')
  tellApp('onHide')
  emit('AppHide', {})
}

export function toForeground(): void {
  tellEntry()
  tellPage(router.currentPage(), 'onShow')
}

/** Opened again from outside while it runs, as WeChat does it: the app hears of it, then the page opens alone. */
export async function arrive({ path = '', query = '', scene = 1001 }: Arrival): Promise<void> {
  toBackground()
  if (!path) {
    const { route = '', query: shown = {} } = router.currentPage() ?? {}
    tellEntry({ path: route, query: shown, scene })
    return void tellPage(router.currentPage(), 'onShow')
  }
  const url = `/${path.replace(/^\//, '')}${query && `?${query}`}`
  const place = router.parseUrl(url)
  tellEntry({ path: place.route, query: place.query, scene })
  await router.open(url)
}

/** Somebody taps a card that was forwarded to them. */
export function openCard({ path }: Card): Promise<void> {
  const [page = '', ...query] = path.split('?')
  return arrive({ path: page, query: query.join('?'), scene: fromChat })
}
