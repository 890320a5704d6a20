import { addressQuery, forgetInAddress } from '../platform/address'
import { holdCalls } from '../request/gate'
import { send } from '../request/send'
import { session } from './session'

let starting: Promise<void> | undefined

/** Settled once the app knows who is there. */
export function started(): Promise<void> {
  if (!starting) {
    starting = takeAddressIn()
    holdCalls(starting)
  }
  return starting
}

/** A token in the address replaces the stored one if the server knows it. Failures say nothing. */
async function takeAddressIn(): Promise<void> {
  const { miniApp, access_token: token } = addressQuery()
  if (miniApp) session.mark(miniApp)
  if (token === undefined) return
  try {
    if (token === '') session.signOut()
    else if (token !== session.token) await checkOnline(token)
  } catch {
    // the person stays who they were
  } finally {
    forgetInAddress('access_token')
  }
}

function checkOnline(token: string): Promise<unknown> {
  const input = { format: 'json', access_token: token }
  return send('POST', '/user/login/checkIsOnline', input, { silent: true })
}
