import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import { accountOf } from '@server/areas/auth/auth'
import { earn, freeze, takeBack } from '@server/areas/earnings/earnings'
import { isSuspected } from '@server/areas/farming/farming'
import { invitedUsers } from '@server/areas/invite/invite'
import { ofHouse } from '@server/areas/wallet/wallet'
import { dayMs, startOfMonth } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { deeds } from './deeds'
import { distributorOf } from './join'
import {
  centsOf,
  recruitmentOf,
  type RewardKind,
  rewardKinds,
  type Tier,
  withinDays,
} from './recruitments'
import { rewardState, source } from './rewards'
import { distributorRewards, distributors } from './tables'

type Invited = typeof invitedUsers.$inferSelect
type Reward = typeof distributorRewards.$inferSelect

const { userId, inviterId, boundAt } = invitedUsers
const last = sql`${boundAt} + make_interval(days => ${withinDays})`

/** Somebody did it, and nobody was rewarded for it. */
const isOwed = (kind: RewardKind) =>
  and(
    sql`not exists (select from distributor_rewards
      where distributor_rewards.guest_id = ${userId} and distributor_rewards.kind = ${kind})`,
    deeds[kind].isDone(userId, boundAt, last),
  )

/** Rewards those whose recruits have done something. */
export const rewardRecruiters: Sweep<typeof invitedUsers> = {
  name: 'distributor: reward',
  every: 60,
  table: invitedUsers,
  keys: ['userId'],
  due(now) {
    // a month for a server that stood still
    const since = new Date(now.getTime() - (withinDays + 30) * dayMs)
    return and(
      gt(boundAt, since),
      sql`exists (select from distributors where distributors.user_id = ${inviterId}
        and distributors.joined_at <= ${boundAt})`,
      or(...rewardKinds.map(isOwed)),
    )
  },
  order: boundAt,
  async work(tx, invited, now) {
    for (const kind of rewardKinds) {
      const isIt = and(eq(userId, invited.userId), isOwed(kind))
      if ((await tx.$count(invitedUsers, isIt)) > 0) await reward(tx, kind, invited, now)
    }
  },
}

async function reward(tx: Db, kind: RewardKind, invited: Invited, now: Date): Promise<void> {
  const guestId = invited.userId
  const paid = { kind, guestId, now }
  await rewardOne(tx, { ...paid, userId: invited.inviterId, tier: 1 })
  const [above] = await tx.select().from(invitedUsers).where(eq(userId, invited.inviterId))
  if (!above || above.inviterId === guestId) return
  const standing = await distributorOf(tx, above.inviterId)
  if (standing && standing.joinedAt <= above.boundAt)
    await rewardOne(tx, { ...paid, userId: above.inviterId, tier: 2 })
}

interface Owed {
  userId: string
  guestId: string
  kind: RewardKind
  tier: Tier
  now: Date
}

async function rewardOne(tx: Db, { now, ...owed }: Owed): Promise<void> {
  const { amount, coolingDays, recruitmentId } = await centsFor(tx, { ...owed, now })
  const subject = `recruit:${owed.guestId}:${owed.kind}`
  const [written] = await tx
    .insert(distributorRewards)
    .values({ ...owed, cents: amount, recruitmentId, subject, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!written || amount === 0) return
  const which = { userId: owed.userId, source, subject } as const
  await earn(tx, {
    ...which,
    title: `招来的邻居${deeds[owed.kind].title}`,
    amount,
    from: ofHouse('gifts'),
    settlesAt: new Date(now.getTime() + coolingDays * dayMs),
    at: now,
  })
  if (await isSuspected(tx, owed.userId, now))
    await freeze(tx, which, '来的邻居太多，或几个账号同一台手机，核实过再结算', now)
}

/** As much as the rules that somebody joined by give, and no more than they have left for this month. */
async function centsFor(tx: Db, { userId: owner, kind, tier, now }: Owed) {
  // locked, so that of two rewards at once neither overlooks the other
  const [standing] = await tx
    .select()
    .from(distributors)
    .where(eq(distributors.userId, owner))
    .for('update')
  const recruitmentId = standing?.recruitmentId ?? null
  const rules = standing && recruitmentOf(standing.recruitmentId)
  if (!rules || (await accountOf(tx, owner)).closed)
    return { amount: 0, coolingDays: 0, recruitmentId }
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${distributorRewards.cents}), 0)::float8` })
    .from(distributorRewards)
    .where(
      and(
        eq(distributorRewards.userId, owner),
        gte(distributorRewards.createdAt, startOfMonth(now)),
        // null where it brought nothing
        sql`${rewardState} is distinct from 'taken_back'`,
      ),
    )
  const left = Math.max(0, rules.mostAMonth - (row?.cents ?? 0))
  const amount = Math.min(centsOf(rules, kind, tier), left)
  return { amount, coolingDays: rules.coolingDays, recruitmentId }
}

const stillDone = or(
  ...rewardKinds.map((kind) =>
    and(eq(distributorRewards.kind, kind), deeds[kind].isDone(userId, boundAt, last)),
  ),
)

/**
 * Takes back what its owner has not taken yet while the deed no longer stands: goods went back, which
 * may end after the cooling-off, or a task was none.
 */
export const takeBackRewards: Sweep<typeof distributorRewards> = {
  name: 'distributor: take back',
  every: 60,
  table: distributorRewards,
  keys: ['userId', 'guestId', 'kind'],
  due: () =>
    and(
      sql`${rewardState} in ('pending', 'frozen', 'settled')`,
      sql`not exists (select from invited_users where ${userId} = ${distributorRewards.guestId}
        and ${stillDone})`,
    ),
  order: distributorRewards.createdAt,
  work: async (tx, { userId: owner, subject }: Reward, now) => {
    await takeBack(tx, { userId: owner, source, subject }, '邻居退了货，或者任务被收回', now)
  },
}
