import { accountOf, maskName, nicknameOf } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { bind } from './bind'

interface Accepting {
  userId: string
  inviterId: string
  now: Date
}

/** Binds a newcomer to who invited them, and says to whom. */
export async function acceptInvitation(tx: Db, { userId, inviterId, now }: Accepting) {
  const [guest, inviter] = [await accountOf(tx, userId), await accountOf(tx, inviterId)]
  const boundAt = await bind(tx, { userId, inviterId, guest, inviter, now })
  return { name: maskName(await nicknameOf({ db: tx }, inviterId)), bound_at: replyTime(boundAt) }
}
