import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { invitedUsers } from '@server/areas/invite/invite'
import { startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { deeds } from './deeds'
import { rewardKinds } from './recruitments'
import { rewardState } from './rewards'
import { distributorRewards, type distributors } from './tables'

type Distributor = typeof distributors.$inferSelect

const centsWhere = (which: SQL) =>
  sql<number>`coalesce(sum(${distributorRewards.cents}) filter (where ${which}), 0)::float8`

const isSure = sql`${rewardState} in ('settled', 'paid')`
const wentBack = sql`${rewardState} = 'taken_back'`
const counts = sql`${rewardState} <> 'taken_back'`

/** Whom somebody recruited: who came after they had become a distributor. */
export const recruitedBy = ({ userId, joinedAt }: Distributor) =>
  and(eq(invitedUsers.inviterId, userId), gte(invitedUsers.boundAt, joinedAt))

/** And whom those did, being distributors themselves. */
const recruitedInTurn = ({ userId, joinedAt }: Distributor) => sql`exists (
  select from invited_users as mine join distributors on distributors.user_id = mine.user_id
  where mine.user_id = ${invitedUsers.inviterId} and mine.inviter_id = ${userId}
    and mine.bound_at >= ${joinedAt} and distributors.joined_at <= ${invitedUsers.boundAt})`

export async function totalOf(db: Db, mine: Distributor, now: Date) {
  const count = (which: SQL | undefined) => db.$count(invitedUsers, which)
  const { kind, userId, guestId } = distributorRewards
  const rows = await db
    .select({
      kind,
      people: sql<number>`count(distinct ${guestId})::int`,
      all: centsWhere(counts),
      sure: centsWhere(isSure),
      back: centsWhere(wentBack),
    })
    .from(distributorRewards)
    .where(eq(userId, mine.userId))
    .groupBy(kind)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return {
    people: await count(recruitedBy(mine)),
    second_people: await count(recruitedInTurn(mine)),
    today: await count(and(recruitedBy(mine), gte(invitedUsers.boundAt, startOfDay(now)))),
    settled: sum(({ sure }) => sure),
    waiting: sum(({ all, sure }) => all - sure),
    taken_back: sum(({ back }) => back),
    deeds: rewardKinds.map((one) => {
      const row = rows.find((known) => known.kind === one)
      return { kind: one, title: deeds[one].title, people: row?.people ?? 0, cents: row?.all ?? 0 }
    }),
  }
}
