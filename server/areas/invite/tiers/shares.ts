import { and, eq, sql } from 'drizzle-orm'
import { accountOf } from '@server/areas/auth/auth'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { invitedUsers } from '../tables'
import { rulesAt, type TierRules } from './rules'
import { inviteRewards, type Tier } from './tables'

export interface InviteShare {
  userId: string
  tier: Tier
  cents: number
}

interface Task {
  /** Who does it. */
  userId: string
  /** What the advertiser pays for it, in cents. */
  price: number
  at: Date
}

/** Who gets a part of the price because of who does the task: none, one, or both tiers. */
export async function inviteSharesOf(tx: Db, { userId, price, at }: Task): Promise<InviteShare[]> {
  // locked, so that of two tasks at once neither overlooks what the other brings
  const [bound] = await tx
    .select()
    .from(invitedUsers)
    .where(eq(invitedUsers.userId, userId))
    .for('update')
  if (!bound) return []
  const rules = rulesAt(bound.boundAt)
  if (at.getTime() > bound.boundAt.getTime() + rules.lastsDays * dayMs) return []
  const above = await tx
    .select({ inviterId: invitedUsers.inviterId })
    .from(invitedUsers)
    .where(eq(invitedUsers.userId, bound.inviterId))
  const inviters = [bound.inviterId, ...above.map(({ inviterId }) => inviterId)]
  const shares: InviteShare[] = []
  for (const [place, inviterId] of inviters.entries()) {
    if (inviterId === userId || (await accountOf(tx, inviterId)).closed) continue
    const given = Math.floor((price * rules.hundredths[place]!) / 100)
    const cents = Math.min(given, await leftOf(tx, rules, inviterId, userId))
    if (cents > 0) shares.push({ userId: inviterId, tier: (place + 1) as Tier, cents })
  }
  return shares
}

async function leftOf(tx: Db, { mostAGuest }: TierRules, inviterId: string, guestId: string) {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${inviteRewards.cents}), 0)::float8` })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.userId, inviterId), eq(inviteRewards.guestId, guestId)))
  return mostAGuest - (row?.cents ?? 0)
}

interface Brought {
  guestId: string
  /** Under which the incomes were booked. */
  subject: string
  shares: readonly InviteShare[]
  at: Date
}

/** Remembers whose doing it was; the money is booked by who pays it, under the same subject. */
export async function noteInviteRewards(tx: Db, brought: Brought): Promise<void> {
  const { guestId, subject, shares, at } = brought
  if (shares.length === 0) return
  await tx
    .insert(inviteRewards)
    .values(shares.map((share) => ({ ...share, guestId, subject, createdAt: at })))
    .onConflictDoNothing()
}

/** Who was promised something because a guest of theirs did it. */
export async function invitersPaid(
  db: Db,
  { guestId, subject }: Pick<Brought, 'guestId' | 'subject'>,
): Promise<string[]> {
  const which = and(eq(inviteRewards.guestId, guestId), eq(inviteRewards.subject, subject))
  const rows = await db.select().from(inviteRewards).where(which)
  return rows.map(({ userId }) => userId)
}
