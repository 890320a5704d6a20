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
