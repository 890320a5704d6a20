import { type App, routesOf } from './packages'
import type { Area, Route } from './route'

/** Open to everybody, and yet about whoever opens them. */
const personal: readonly Area[] = ['account', 'auth', 'holding']

const mayBeFound = ({ access, area, name }: Route) =>
  access === 'public' && !personal.includes(area) && name !== 'notFound'

interface SitemapRule {
  action: 'allow' | 'disallow'
  page: string
}

const hidden = (page: string): SitemapRule => ({ action: 'disallow', page })

/** What WeChat's search may read: of a page that rows share only where all of them may be found. */
export function sitemapOf(app: App): { rules: SitemapRule[] } {
  if (app === 'iter') return { rules: [hidden('*')] }
  const pages = routesOf(app)
    .filter((route) => !mayBeFound(route))
    .map(({ page }) => page)
  return { rules: [...[...new Set(pages)].map(hidden), { action: 'allow', page: '*' }] }
}
