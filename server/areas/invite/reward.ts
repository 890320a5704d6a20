import { and, count, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { accountOf } from '@server/areas/auth/auth'
import { isSuspected } from '@server/areas/farming/farming'
import { hasReceived } from '@server/areas/order/order'
import { credit } from '@server/areas/wallet/wallet'
import { dayMs, startOfMonth } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { sharesDevice } from './devices'
import { isHeld } from './held'
import { inviteLinks, invitedUsers } from './tables'
import { inviteRules } from './rules'

const { withinDays, mostAMonth, inviterPoints, guestPoints } = inviteRules

type Invited = typeof invitedUsers.$inferSelect

/** Rewards those whose guests have received their first goods. */
export const rewardInvitations: Sweep<typeof invitedUsers> = {
  name: 'invite: reward invitations',
  every: 60,
  table: invitedUsers,
  keys: ['userId'],
  due(now) {
    const { userId, boundAt, rewardedAt } = invitedUsers
    const last = sql`${boundAt} + make_interval(days => ${withinDays})`
    // a month for a server that stood still; whoever has not received by then never will
    const since = new Date(now.getTime() - (withinDays + 30) * dayMs)
    return and(isNull(rewardedAt), gt(boundAt, since), hasReceived(userId, boundAt, last))
  },
  order: invitedUsers.boundAt,
  work: reward,
}

/** The guest is given theirs at once; what an inviter who seems to farm would have waits for a person. */
async function reward(tx: Db, invited: Invited, now: Date): Promise<void> {
  const share = await inviterShare(tx, invited.inviterId, now)
  const held = (await isDoubted(tx, invited, now)) ? share : 0
  const given = {
    inviter: share - held,
    guest: (await accountOf(tx, invited.userId)).closed ? 0 : guestPoints,
  }
  await tx
    .update(invitedUsers)
    .set({
      rewardedAt: now,
      inviterPoints: given.inviter,
      guestPoints: given.guest,
      inviterHeld: held,
    })
    .where(eq(invitedUsers.userId, invited.userId))
  const shares = [
    { userId: invited.inviterId, amount: given.inviter, title: '邀请的邻居收到了第一件' },
    { userId: invited.userId, amount: given.guest, title: '应邀而来，收到了第一件' },
  ]
  // in one order for everybody, so that two never wait for each other's purses crosswise
  for (const share of shares.sort((one, other) => (one.userId < other.userId ? -1 : 1))) {
    if (share.amount === 0) continue
    await credit(tx, { ...share, currency: 'points', from: 'invite', at: now })
  }
}

/** A device tells of those too who came to it after the invitation was accepted. */
const isDoubted = async (tx: Db, invited: Invited, now: Date): Promise<boolean> =>
  (await isSuspected(tx, invited.inviterId, now)) || (await sharesDevice(tx, invited, now))

/** Whoever has had all of this month's, or is gone, gets nothing more. */
async function inviterShare(tx: Db, inviterId: string, now: Date): Promise<number> {
  if ((await accountOf(tx, inviterId)).closed) return 0
  await tx.select().from(inviteLinks).where(eq(inviteLinks.userId, inviterId)).for('update')
  const [row] = await tx
    .select({ times: count() })
    .from(invitedUsers)
    .where(
      and(
        eq(invitedUsers.inviterId, inviterId),
        gte(invitedUsers.rewardedAt, startOfMonth(now)),
        or(gt(invitedUsers.inviterPoints, 0), isHeld),
      ),
    )
  return (row?.times ?? 0) < mostAMonth ? inviterPoints : 0
}
