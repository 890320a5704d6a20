import { and, eq, inArray, sql } from 'drizzle-orm'
import { maskName } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { invitedPage } from '../invited-page'
import { invitedUsers } from '../tables'
import type { TierRulesName } from './rules'
import { centsCounted, underRules } from './standing'
import { inviteRewards } from './tables'

const list = 'invited people'

interface Wanted {
  userId: string
  rules: TierRulesName
  cursor?: string | undefined
  size: number
}

/** Whom I invited, the newest first, with what they and those they invited have brought me. */
export async function peopleOf(db: Db, { userId, rules, cursor, size }: Wanted) {
  const wanted = { userId, which: underRules(rules), list, cursor, size }
  const { names, ...shown } = await invitedPage(db, wanted)
  const ids = shown.list.map((row) => row.userId)
  const [brought, below] = [await broughtBy(db, userId, ids), await belowOf(db, userId, ids)]
  return {
    next: shown.next,
    list: shown.list.map((row) => ({
      name: maskName(names.get(row.userId) ?? ''),
      bound_at: replyTime(row.boundAt),
      cents: brought.get(row.userId) ?? 0,
      guests: below.get(row.userId)?.guests ?? 0,
      guests_cents: below.get(row.userId)?.cents ?? 0,
    })),
  }
}

async function broughtBy(db: Db, userId: string, guests: readonly string[]) {
  if (guests.length === 0) return new Map<string, number>()
  const { guestId } = inviteRewards
  const rows = await db
    .select({ guestId, cents: centsCounted })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.userId, userId), inArray(guestId, [...guests])))
    .groupBy(guestId)
  return new Map(rows.map((row) => [row.guestId, row.cents]))
}

/** How many each of them invited, and what those brought me. */
async function belowOf(db: Db, userId: string, guests: readonly string[]) {
  if (guests.length === 0) return new Map<string, { guests: number; cents: number }>()
  const { inviterId } = invitedUsers
  const rows = await db
    .select({
      inviterId,
      guests: sql<number>`count(distinct ${invitedUsers.userId})::int`,
      cents: centsCounted,
    })
    .from(invitedUsers)
    .leftJoin(
      inviteRewards,
      and(eq(inviteRewards.guestId, invitedUsers.userId), eq(inviteRewards.userId, userId)),
    )
    .where(inArray(inviterId, [...guests]))
    .groupBy(inviterId)
  return new Map(rows.map(({ inviterId: guest, ...below }) => [guest, below]))
}
