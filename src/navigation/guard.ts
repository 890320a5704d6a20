import { reportShare } from '../platform/share'
import { removeSplash } from '../platform/splash'
import { setTitle } from '../platform/title'
import { routeNamed } from '../routes/match'
import type { Place, Route } from '../routes/route'
import { pageUrl, publicUrl } from '../routes/url'
import { session } from '../session/session'
import { started } from './startUp'
import { askToSignIn, giveUpSignIn, returnToWhereIWas } from './go'
import { homeName, samePlace } from './place'
import { isSignIn, needsSignIn, takeAsked } from './signInFirst'
import { visited } from './visited'

/** What happens whenever a page comes to the front. */
export async function enter(place: Place): Promise<void> {
  const before = visited.now
  const route = routeNamed(place.name)
  visited.arrive(place)
  removeSplash()
  setTitle(route.title)
  if (isSignIn(place.name)) rememberWayBack(before)
  else report(route, place)
  await started()
  if (!samePlace(visited.now, place)) return
  if (needsSignIn(route, session.signedIn)) await refuseVisitor(place, before)
  else if (isSignIn(place.name) && session.signedIn) await returnToWhereIWas()
}

/** Whoever comes from the sign-in page and has not signed in does not want to. */
async function refuseVisitor(place: Place, before: Place | undefined): Promise<void> {
  const turnedAway = before && isSignIn(before.name) && place.name !== homeName
  await (turnedAway ? giveUpSignIn() : askToSignIn(place, 'replace'))
}

/** Whoever opens the sign-in page comes back to the page before it. */
function rememberWayBack(before: Place | undefined): void {
  if (takeAsked() || !before) return
  if (!isSignIn(before.name) && before.name !== 'notFound') session.rememberReturn(before)
}

function report(route: Route, { name, params }: Place): void {
  reportShare({
    title: route.title,
    share_title: route.share ?? route.title,
    is_share: route.share ? 1 : 0,
    isPublic: route.access === 'public',
    chatOnly: route.chatOnly === true,
    url: publicUrl(route, params) ?? '/',
    page: pageUrl(name, params),
  })
}
