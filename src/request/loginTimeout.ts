import type { LoginTimeout } from '@contract/refusals'
import { pageHost } from '../platform/address'
import { session } from '../session/session'
import { wiring } from './wiring'

const text: LoginTimeout = '登录超时'

const exemptHosts = () => process.env.TARO_APP_TIMEOUT_EXEMPT.split(',').filter(Boolean)

export const isLoginTimeout = (message: string) =>
  message === text && !exemptHosts().includes(pageHost())

/** `token` is what the call was sent with: the end of an earlier session says nothing of this one. */
export function handleLoginTimeout(token: string): void {
  if (token !== session.token) return
  session.signOut()
  wiring.signInAgain()
}
