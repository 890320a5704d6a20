import type { Path } from '@contract/api'
import { send } from '@/request/send'
import { forgetPerson } from '@/session/goesWithPerson'
import { session } from '@/session/session'

const logout: Path = '/user/login/logout'

/** Here at once, and at the server where it can be reached: its token is then worth nothing. */
export async function signOutHere(): Promise<void> {
  const { token } = session
  session.signOut()
  forgetPerson()
  await send('POST', logout, {}, { silent: true, token }).catch(() => undefined)
}
