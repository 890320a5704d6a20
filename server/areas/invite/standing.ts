import { and, count, eq, gte, sum } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { invitedUsers } from './tables'
import { inviteRules } from './rules'

type Invited = typeof invitedUsers.$inferSelect

export const beginning = new Date(0)

/** What a guest has brought so far, as the inviter reads it. */
export function stateOf(invited: Invited, now: Date) {
  const { boundAt, rewardedAt, inviterPoints, inviterHeld, inviterRefused } = invited
  if (inviterHeld > 0) {
    return { state: 'waiting' as const, state_text: `${inviterHeld} 积分，核实后到账` }
  }
  if (inviterRefused) return { state: 'lapsed' as const, state_text: '没有通过核实，不奖励' }
  if (rewardedAt) {
    const state_text = inviterPoints > 0 ? `+${inviterPoints} 积分` : '本月奖励已满'
    return { state: 'rewarded' as const, state_text }
  }
  const over = now.getTime() - boundAt.getTime() > inviteRules.withinDays * dayMs
  return over
    ? { state: 'lapsed' as const, state_text: '没有按时收到，不奖励' }
    : { state: 'waiting' as const, state_text: '等收到第一件' }
}

export async function countInvited(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitedUsers)
    .where(and(eq(invitedUsers.inviterId, userId), gte(invitedUsers.boundAt, since)))
  return row?.total ?? 0
}

/** What all of them have brought their inviter. */
export async function earnedBy(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: sum(invitedUsers.inviterPoints).mapWith(Number) })
    .from(invitedUsers)
    .where(eq(invitedUsers.inviterId, userId))
  return row?.points ?? 0
}
