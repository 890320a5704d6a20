import { and, desc, eq, sql } from 'drizzle-orm'
import {
  incomeStateText,
  type IncomeState,
  momentWithin,
  type Span,
  spanOf,
} from '@server/areas/earnings/earnings'
import { maskName, nicknameIn } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { centsWhere, rewardState, wentBack } from './standing'
import { inviteRewards } from './tables'

const pageSize = 20
const list = 'invite rewards'
const subjectShape = /^[\w:-]{1,80}$/

interface Wanted extends Span {
  cursor?: string | undefined
}

/** Each reward, the newest first, with how its income stands, and the sum of all the pages hold. */
export async function rewardLog(db: Db, userId: string, wanted: Wanted, now: Date) {
  const { cursor } = wanted
  const { createdAt, subject, tier, cents, guestId } = inviteRewards
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, textLike(subjectShape)]) : []
  const before =
    at === undefined ? undefined : sql`(${createdAt}, ${subject}) < (${at}::timestamptz, ${last})`
  const range = spanOf(wanted, now)
  const chosen = and(eq(inviteRewards.userId, userId), momentWithin(createdAt, range))
  const [sums] = await db
    .select({ income: centsWhere(sql`true`), taken_back: centsWhere(wentBack) })
    .from(inviteRewards)
    .where(chosen)
  const rows = await db
    .select({
      ...{ createdAt, subject, tier, cents },
      name: nicknameIn(guestId),
      state: sql<IncomeState>`${rewardState}`,
    })
    .from(inviteRewards)
    .where(and(chosen, before))
    .orderBy(desc(createdAt), desc(subject))
    .limit(pageSize + 1)
  const shown = page(rows, pageSize, (row) =>
    writeCursor(list, [row.createdAt.toISOString(), row.subject]),
  )
  return {
    ...sums!,
    next: shown.next,
    list: shown.list.map((row) => ({
      name: maskName(row.name),
      tier: row.tier,
      cents: row.cents,
      state: row.state,
      state_text: incomeStateText(row.state),
      created_at: replyTime(row.createdAt),
    })),
  }
}
