import type { LoginTimeout } from '@contract/refusals'
import { askToSignIn } from '../navigation/go'
import { currentPlace } from '../navigation/place'
import { isSignIn } from '../navigation/signInFirst'
import { pageHost } from '../platform/address'
import { session } from '../session/session'

const text: LoginTimeout = '登录超时'

const exemptHosts = () => process.env.TARO_APP_TIMEOUT_EXEMPT.split(',').filter(Boolean)

export const isLoginTimeout = (message: string) =>
  message === text && !exemptHosts().includes(pageHost())

let leaving: Promise<unknown> | undefined

/** Forgets the person and asks to sign in, once for all the calls that time out together. */
export function handleLoginTimeout(): void {
  session.signOut()
  const place = currentPlace()
  if (leaving || !place || isSignIn(place.name)) return
  leaving = askToSignIn(place, 'push')
    .catch(() => undefined)
    .finally(() => {
      leaving = undefined
    })
}
