import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { invitedUsers } from './tables'

export { type InviteShare, invitersPaid, inviteSharesOf, noteInviteRewards } from './tiers/shares'

/** Whether somebody came because a neighbour invited them. */
export const isInvited = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(invitedUsers, eq(invitedUsers.userId, userId))) > 0
