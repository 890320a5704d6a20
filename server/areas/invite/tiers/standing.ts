import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { stateOfIncome } from '@server/areas/earnings/earnings'
import type { Db } from '@server/database/database'
import { invitedUsers } from '../tables'
import { endOf, rulesNamed, type TierRulesName } from './rules'
import { inviteRewards, type Tier } from './tables'

/** How the income of a reward stands; what was taken back brought nothing. */
export const rewardState = stateOfIncome('invite', inviteRewards.userId, inviteRewards.subject)
export const wentBack = sql`${rewardState} = 'taken_back'`
const counts = sql`${rewardState} <> 'taken_back'`
const isSure = sql`${rewardState} in ('settled', 'paid')`

export const centsWhere = (which: SQL) =>
  sql<number>`coalesce(sum(${inviteRewards.cents}) filter (where ${which}), 0)::float8`

/** Those who accepted under these rules. */
export function underRules(name: TierRulesName) {
  const end = endOf(name)
  return and(
    gte(invitedUsers.boundAt, rulesNamed(name).from),
    end ? lt(invitedUsers.boundAt, end) : undefined,
  )
}

const guestUnder = (name: TierRulesName) => sql`exists (select from ${invitedUsers}
  where ${invitedUsers.userId} = ${inviteRewards.guestId} and ${underRules(name)})`

export interface TierStanding {
  tier: Tier
  people: number
  cents: number
}

interface Standing {
  /** What is sure, taken or not. */
  settled: number
  /** What may still be looked at. */
  waiting: number
  /** What was none after all. */
  taken_back: number
  tiers: TierStanding[]
}

/** What my invitations under some rules have brought, by tier. */
export async function standingOf(db: Db, userId: string, name: TierRulesName): Promise<Standing> {
  const rows = await db
    .select({
      tier: inviteRewards.tier,
      all: centsWhere(counts),
      sure: centsWhere(isSure),
      back: centsWhere(wentBack),
    })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.userId, userId), guestUnder(name)))
    .groupBy(inviteRewards.tier)
  const people = [await countFirst(db, userId, name), await countSecond(db, userId, name)]
  const tiers = ([1, 2] as const).map((tier) => ({
    tier,
    people: people[tier - 1]!,
    cents: rows.find((row) => row.tier === tier)?.all ?? 0,
  }))
  const settled = rows.reduce((sum, { sure }) => sum + sure, 0)
  const total = tiers.reduce((sum, { cents }) => sum + cents, 0)
  const takenBack = rows.reduce((sum, { back }) => sum + back, 0)
  return { settled, waiting: total - settled, taken_back: takenBack, tiers }
}

export const countFirst = (db: Db, userId: string, name: TierRulesName) =>
  db.$count(invitedUsers, and(eq(invitedUsers.inviterId, userId), underRules(name)))

const countSecond = (db: Db, userId: string, name: TierRulesName) =>
  db.$count(
    invitedUsers,
    and(
      underRules(name),
      sql`${invitedUsers.inviterId} in (
        select mine.user_id from invited_users as mine where mine.inviter_id = ${userId})`,
    ),
  )

export const centsCounted = centsWhere(counts)
