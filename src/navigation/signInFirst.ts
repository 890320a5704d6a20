import type { Route, RouteName } from '../routes/route'
import { session } from '../session/session'

const signInRoutes: readonly string[] = ['login', 'authorise'] satisfies RouteName[]

export const isSignIn = (name: string) => signInRoutes.includes(name)

/** Where people sign in here. */
export const signInRoute = (): 'login' | 'authorise' =>
  session.marker === 'iter' ? 'authorise' : 'login'

/** Roles are the server's to judge; here it only matters that there is somebody. */
export const needsSignIn = (route: Route, signedIn: boolean) =>
  route.access !== 'public' && !signedIn

/** Whoever opens it goes elsewhere at once: to sign in, or back where signing in is over. */
export const givesWay = (route: Route, signedIn: boolean) =>
  isSignIn(route.name) ? signedIn : needsSignIn(route, signedIn)

let asked = false

/** The next sign-in was asked for, with the place to come back to already remembered. */
export function markAsked(): void {
  asked = true
}

export function takeAsked(): boolean {
  const was = asked
  asked = false
  return was
}
