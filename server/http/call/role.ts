import type { Access } from '@contract/call'
import { isProved } from '@server/areas/auth/auth'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

/** People of the house prove now and then that it is still they who hold the phone. */
export function checkRole(access: Access, user: SignedIn | null, now: Date) {
  if (access === 'public') return
  if (!user) throw new Refusal('loginTimeout')
  if (access === 'user') return
  if (!user.roles.includes(access)) throw new Refusal('forbidden')
  if (!isProved(user, now)) throw new Refusal('proofNeeded')
}
