import Taro from '@tarojs/taro'
import { placeAhead } from '../platform/placeAhead'
import { stackLimit } from '../platform/stackLimit'
import { cameFrom, goBackInBrowser } from '../platform/wayBack'
import { routeNamed } from '../routes/match'
import type { ParamsOf, Place, RouteName } from '../routes/route'
import { type LooseParams, pageUrl, placeOfAddress } from '../routes/url'
import { session } from '../session/session'
import { openedByHost } from './hostPages'
import { currentPlace, homeName, placeBelow, placesInStack, samePlace } from './place'
import { isSignIn, markAsked, needsSignIn, signInRoute } from './signInFirst'

type Args<N extends RouteName> =
  Record<never, never> extends ParamsOf<N> ? [params?: ParamsOf<N>] : [params: ParamsOf<N>]

type How = 'push' | 'replace'

/** Opens a page on top of this one; a tab is switched to. */
export function go<N extends RouteName>(name: N, ...[params]: Args<N>): Promise<unknown> {
  return open('push', name, params)
}

/** Goes where an address of ours leads, as the server names it. */
export const follow = (address: string): Promise<unknown> => followAs('push', address)

/** The same in place of this page. */
export const followInstead = (address: string): Promise<unknown> => followAs('replace', address)

function followAs(how: How, address: string): Promise<unknown> {
  const { name, params } = placeOfAddress(address) ?? { name: 'notFound', params: {} }
  return open(how, name, params)
}

/** Opens a page in place of this one. */
export function replace<N extends RouteName>(name: N, ...[params]: Args<N>): Promise<unknown> {
  return open('replace', name, params)
}

/** Closes every page and opens this one. */
export function relaunch<N extends RouteName>(name: N, ...[params]: Args<N>): Promise<unknown> {
  return Taro.reLaunch({ url: pageUrl(name, params) })
}

/** To where the person came from, also after a reload or another site; from the first page home. */
export async function back(): Promise<unknown> {
  if (placesInStack().length > 1) return Taro.navigateBack({ delta: 1 })
  if (goBackInBrowser()) return undefined
  const place = cameFrom()
  return place ? replacePlace(place) : relaunchPlace({ name: homeName, params: {} })
}

/** After signing in: the remembered place, or home. */
export function returnToWhereIWas(): Promise<unknown> {
  const place = session.returnLocation
  session.rememberReturn(undefined)
  if (!place) return relaunchPlace({ name: homeName, params: {} })
  if (samePlace(placeBelow(1), place)) return Taro.navigateBack({ delta: 1 })
  return replacePlace(place)
}

/** Whoever would not sign in is taken back past the pages that ask for it, or home. */
export function giveUpSignIn(): Promise<unknown> {
  const delta = placesInStack()
    .reverse()
    .findIndex((open) => open && !needsSignIn(routeNamed(open.name), false) && !isSignIn(open.name))
  if (delta > 0) return Taro.navigateBack({ delta })
  return relaunchPlace({ name: homeName, params: {} })
}

let asking: Promise<unknown> | undefined

/**
 * Asks to sign in first; `place` is opened after that. The guard and a time-out ask once together,
 * also while the sign-in page is still on its way.
 */
export function askToSignIn(place: Place, how: How): Promise<unknown> {
  session.rememberReturn(place)
  const ahead = placeAhead() ?? currentPlace()
  if (ahead && isSignIn(ahead.name)) return Promise.resolve()
  asking ??= openSignIn(how).finally(() => {
    asking = undefined
  })
  return asking
}

/** A session has ended: whoever is here signs in again and comes back. */
export function signInAgain(): void {
  const place = currentPlace()
  if (place && !isSignIn(place.name)) askToSignIn(place, 'push').catch(() => undefined)
}

function openSignIn(how: How): Promise<unknown> {
  markAsked()
  const url = pageUrl(signInRoute())
  return how === 'push' ? push(url) : Taro.redirectTo({ url })
}

/** A tab is switched to by its file alone: WeChat takes no query for it. */
export function replacePlace({ name, params }: Place): Promise<unknown> {
  if (routeNamed(name).tab) return Taro.switchTab({ url: pageUrl(name) })
  return Taro.redirectTo({ url: pageUrl(name, params) })
}

export function relaunchPlace(place: Place): Promise<unknown> {
  return Taro.reLaunch({ url: pageUrl(place.name, place.params) })
}

function open(how: How, name: RouteName, params: LooseParams = {}): Promise<unknown> {
  if (needsSignIn(routeNamed(name), session.signedIn)) {
    return askToSignIn({ name, params: asText(params) }, how)
  }
  if (routeNamed(name).tab) return Taro.switchTab({ url: pageUrl(name) })
  if (how === 'push' && openedByHost(name, params)) return Promise.resolve()
  const delta = depthOf({ name, params: asText(params) })
  if (delta > 0 && routeNamed(name).keepAlive) return Taro.navigateBack({ delta })
  const url = pageUrl(name, params)
  return how === 'push' ? push(url) : Taro.redirectTo({ url })
}

/** How many pages lie over this place; -1 where it is not open. A kept page is gone back to. */
function depthOf(place: Place): number {
  return placesInStack()
    .reverse()
    .findIndex((open) => samePlace(open, place))
}

/** Mini programs refuse to stack more than ten pages. */
function push(url: string): Promise<unknown> {
  return placesInStack().length < stackLimit ? Taro.navigateTo({ url }) : Taro.redirectTo({ url })
}

function asText(params: LooseParams): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]))
}
