import { routesAlias } from '@tarojs/router'
import { eventCenter } from '@tarojs/runtime'
import { markAsked, needsSignIn, signInRoute } from '@/navigation/signInFirst'
import { matchPath, routeNamed, routesOfPage } from '@/routes/match'
import { placeOf, publicUrl, publicUrlOf, publicUrlOfPage } from '@/routes/url'
import { session } from '@/session/session'
import { keepTrail, trailLeft, trailTo } from '@/platform/trail.h5'
import { dropLatePages } from './latePages.h5'
import { routerConfig, routerHistory, type Target } from './taroRouter.h5'

const placeHere = () => placeOf(window.location.pathname, window.location.search)

/** Asked when the router is made: pages keep their file's name, see universalRouter.h5.ts. */
routesAlias.getAll = () => []

/**
 * Taro's router knows addresses literally: it would push '/OrderDetails/:order_sn', finds no page
 * config for such a pattern, and shows nothing for an unknown address. This teaches it the table.
 * The event comes once, after the router is made and before it shows the first page.
 */
eventCenter.once('__taroRouterLaunch', () => {
  namePagesByAddress()
  showNotFoundInPlace()
  pushPublicAddresses()
  settleLaunchAddress()
  keepTrail()
  dropLatePages()
})

/** The page file behind a concrete address, and no literal pattern when it navigates to a file. */
function namePagesByAddress(): void {
  routesAlias.getOrigin = (url = '') => {
    const match = matchPath(url)
    return match ? `/${match.route.page}` : url
  }
  routesAlias.getAlias = (url = '') => url
}

/** An unknown address, or one without a required parameter, keeps standing in the bar. */
function showNotFoundInPlace(): void {
  const notFound = publicUrl(routeNamed('notFound'))
  Object.defineProperty(routerConfig().router, 'forcePath', {
    get: () => (placeHere() ? undefined : notFound),
  })
}

function pushPublicAddresses(): void {
  const history = routerHistory()
  for (const method of ['push', 'replace'] as const) {
    const navigate = history[method]
    history[method] = (to, state) => {
      const target = withPublicAddress(to)
      const below = trailTo(addressOf(target), method)
      navigate(target, { below, ...(state as object | undefined) })
    }
  }
}

const addressOf = (to: string | Target) =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '')

function withPublicAddress(to: string | Target): string | Target {
  if (typeof to === 'string') {
    const [pathname = '', search = ''] = to.split('?')
    return publicUrlOfPage(pathname, search) ?? to
  }
  const url = publicUrlOfPage(to.pathname ?? '', to.search ?? '')
  if (url === undefined) return to
  const [pathname, search] = url.split('?')
  return { ...to, pathname, search: search ? `?${search}` : '' }
}

/** Nobody listens yet, so the first address can still change without a page being shown for it. */
function settleLaunchAddress(): void {
  const { pathname, search } = window.location
  const below = trailLeft()
  if (routesOfPage(pathname).length > 0 || below.length > 0) {
    routerHistory().replace(pathname + search, { below })
  }
  const place = placeHere()
  const tokenComes = /[?&]access_token=./.test(search)
  if (!place || tokenComes || !needsSignIn(routeNamed(place.name), session.signedIn)) return
  session.rememberReturn(place)
  markAsked()
  routerHistory().replace(publicUrlOf({ name: signInRoute(), params: {} }))
}
