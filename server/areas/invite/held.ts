import { and, eq, gt, sql } from 'drizzle-orm'
import { accountOf } from '@server/areas/auth/auth'
import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { invitedUsers } from './tables'

const { inviterId, inviterHeld } = invitedUsers

/** What waits of an inviter until a person has looked. */
export const isHeld = gt(inviterHeld, 0)
export const isHeldOf = (userId: string) => and(eq(inviterId, userId), isHeld)

/** Gives all that waits. Returns how many guests it was for: none, where nothing waited any more. */
export async function giveHeld(tx: Db, userId: string, now: Date): Promise<number> {
  const { closed } = await accountOf(tx, userId)
  const ended = await tx
    .update(invitedUsers)
    .set({ inviterPoints: closed ? 0 : sql`${inviterHeld}`, inviterHeld: 0 })
    .where(isHeldOf(userId))
    .returning()
  const amount = ended.reduce((sum, { inviterPoints }) => sum + inviterPoints, 0)
  if (amount > 0) {
    const title = '邀请的邻居收到了第一件，已核实'
    await credit(tx, { userId, amount, title, currency: 'points', from: 'invite', at: now })
  }
  return ended.length
}

/** Nothing of what waits is given. */
export async function dropHeld(tx: Db, userId: string): Promise<number> {
  const ended = await tx
    .update(invitedUsers)
    .set({ inviterHeld: 0, inviterRefused: true })
    .where(isHeldOf(userId))
    .returning()
  return ended.length
}
