import { api } from '@/request/api'
import { purse } from '@/session/purse'
import { session } from '@/session/session'

/** Ends the session at the server where it can be reached, and here in any case. */
export async function signOutHere(): Promise<void> {
  const ended = api.post('/user/login/logout').catch(() => undefined)
  session.signOut()
  purse.forget()
  await ended
}
