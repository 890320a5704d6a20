import { addressQuery, forgetInAddress } from '../platform/address'
import { signAnew } from '../platform/share'
import { Refused } from '../request/errors'
import { wire } from '../request/wiring'
import { session } from '../session/session'

let starting: Promise<void> | undefined

/** A token that came in the address and that the server has not judged yet. */
let brought: string | undefined

/** Settled once the app knows who is there; what met no network is tried again at the next page. */
export function started(): Promise<void> {
  if (!starting) {
    starting = takeAddressIn()
    wire({ opened: starting })
  }
  return starting
}

/** The app was opened from outside while it was alive: that may say that somebody else is here. */
export function startAnew(): void {
  starting = undefined
  void started()
}

let take: (token: string) => Promise<void> | void = () => undefined

/** What becomes of a token lies above: it may take a question. */
export function whenTokenComes(takes: typeof take): void {
  take = takes
}

/** A token in the address may say that somebody else is here. Failures say nothing. */
async function takeAddressIn(): Promise<void> {
  const { miniApp, access_token: token } = addressQuery()
  if (miniApp !== undefined) session.mark(miniApp)
  brought = token ?? brought
  if (brought === undefined) return
  try {
    if (brought !== session.token) await take(brought)
    settle()
  } catch (error) {
    // judged or not, the person stays who they were
    if (error instanceof Refused) return settle()
    starting = undefined
    if (session.signedIn) forgetInAddress('access_token')
  }
}

function settle(): void {
  brought = undefined
  forgetInAddress('access_token')
  signAnew()
}
