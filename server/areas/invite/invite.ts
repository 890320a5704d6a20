import { eq } from 'drizzle-orm'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import type { Db } from '@server/database/database'
import { invitedUsers } from './tables'

export { acceptInvitation } from './accept'
export { codeOf, inviterOf, knownCode } from './code'
export { countInvited } from './standing'
export { invitedPage } from './invited-page'
export { invitedUsers } from './tables'
export { type InviteShare, invitersPaid, inviteSharesOf, noteInviteRewards } from './tiers/shares'

/** Whether somebody came because a neighbour invited them. */
export const isInvited = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(invitedUsers, eq(invitedUsers.userId, userId))) > 0

/** Who invited somebody, masked; empty: nobody. */
export async function inviterNameOf(db: Db, userId: string): Promise<string> {
  const [bound] = await db.select().from(invitedUsers).where(eq(invitedUsers.userId, userId))
  return bound ? maskName(await nicknameOf({ db }, bound.inviterId)) : ''
}
