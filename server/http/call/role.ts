import type { Access } from '@contract/call'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

export function checkRole(access: Access, user: SignedIn | null) {
  if (access === 'public') return
  if (!user) throw new Refusal('loginTimeout')
  if (access !== 'user' && !user.roles.includes(access)) throw new Refusal('forbidden')
}
