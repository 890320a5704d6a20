import { and, count, eq, gte } from 'drizzle-orm'
import { dayMs, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { noteFarming } from '@server/areas/farming/farming'
import { accountsOnDevice } from './devices'
import { invitedUsers } from './tables'
import { inviteRules } from './rules'

const { newcomerDays, suspicious } = inviteRules

/** When an account was opened, and whether its phone had another one before. */
interface Account {
  since: Date
  returned: boolean
}

interface Binding {
  userId: string
  inviterId: string
  guest: Account
  inviter: Account
  now: Date
}

/** Why the two cannot be bound, or null. */
export function reasonAgainst({ userId, inviterId, guest, inviter, now }: Binding): Refusal | null {
  if (userId === inviterId) return new Refusal('inviteOwn')
  if (guest.returned) {
    return new Refusal('inviteLate', '这个手机号以前注册过邻集，不能再当新邻居接受邀请')
  }
  const newcomer = now.getTime() - guest.since.getTime() <= newcomerDays * dayMs
  if (!newcomer) return new Refusal('inviteLate')
  return inviter.since > guest.since
    ? new Refusal('inviteLate', '邀请人比您来得还晚，不能接受这份邀请')
    : null
}

/** Binds once and for ever; the same invitation accepted again changes nothing. */
export async function bind(tx: Db, binding: Binding): Promise<Date> {
  const reason = reasonAgainst(binding)
  if (reason) throw reason
  const { userId, inviterId, now } = binding
  const [back] = await tx.select().from(invitedUsers).where(eq(invitedUsers.userId, inviterId))
  if (back?.inviterId === userId) throw new Refusal('inviteOwn', '您邀请过这位邻居，不能再反过来')
  const [bound] = await tx
    .insert(invitedUsers)
    .values({ userId, inviterId, boundAt: now })
    .onConflictDoNothing()
    .returning()
  if (bound) {
    await watch(tx, binding)
    return bound.boundAt
  }
  const [known] = await tx.select().from(invitedUsers).where(eq(invitedUsers.userId, userId))
  if (known!.inviterId !== inviterId) throw new Refusal('invitedAlready')
  return known!.boundAt
}

/** Who brings many in a day, and many accounts on one device, is written down for people to look at. */
async function watch(tx: Db, { userId, inviterId, now }: Binding) {
  const [row] = await tx
    .select({ today: count() })
    .from(invitedUsers)
    .where(and(eq(invitedUsers.inviterId, inviterId), gte(invitedUsers.boundAt, startOfDay(now))))
  const seen = [
    { subject: inviterId, times: row?.today ?? 0, from: suspicious.aDay },
    {
      subject: userId,
      times: await accountsOnDevice(tx, { userId, inviterId }, now),
      from: suspicious.onDevice,
    },
  ]
  for (const { subject, times, from } of seen) {
    if (times < from) continue
    await noteFarming(tx, { kind: 'invite', userId: inviterId, subject, times, seenAt: now })
  }
}
