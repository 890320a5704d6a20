import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName } from '@server/areas/auth/auth'
import { incomeStateText, type IncomeState } from '@server/areas/earnings/earnings'
import { invitedPage } from '@server/areas/invite/invite'
import { dayMs, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { deeds } from './deeds'
import { type RewardKind, rewardKinds, withinDays } from './recruitments'
import { rewardState } from './rewards'
import { recruitedBy } from './standing'
import { distributorRewards, type distributors } from './tables'

type Deed = Out<'/tp5/api/RecruitDistributor/lists'>['list'][number]['deeds'][number]

const pageSize = 20

interface Reward {
  guestId: string
  kind: RewardKind
  cents: number
  state: IncomeState | null
}

interface Wanted {
  mine: typeof distributors.$inferSelect
  cursor?: string | undefined
  now: Date
}

/** Whom somebody recruited, the newest first, with what each of them has done. */
export async function recruitsOf(db: Db, { mine, cursor, now }: Wanted) {
  const wanted = { userId: mine.userId, which: recruitedBy(mine), list: 'recruits' }
  const { names, ...shown } = await invitedPage(db, { ...wanted, cursor, size: pageSize })
  const guests = shown.list.map(({ userId }) => userId)
  const rewards = await rewardsFor(db, mine.userId, guests)
  return {
    next: shown.next,
    list: shown.list.map(({ userId, boundAt }) => {
      const theirs = rewards.filter(({ guestId }) => guestId === userId)
      const over = now.getTime() - boundAt.getTime() > withinDays * dayMs
      return {
        name: maskName(names.get(userId) ?? ''),
        bound_at: replyTime(boundAt),
        cents: theirs.reduce(
          (sum, { cents, state }) => sum + (state === 'taken_back' ? 0 : cents),
          0,
        ),
        deeds: rewardKinds.map((kind) =>
          present(
            kind,
            theirs.find((reward) => reward.kind === kind),
            over,
          ),
        ),
      }
    }),
  }
}

function present(kind: RewardKind, reward: Reward | undefined, over: boolean): Deed {
  const { title } = deeds[kind]
  if (reward?.state) {
    const { cents, state } = reward
    return { kind, title, cents, state, state_text: incomeStateText(state) }
  }
  if (reward) return { kind, title, cents: 0, state: 'full', state_text: '当月奖励已满' }
  return over
    ? { kind, title, cents: 0, state: 'lapsed', state_text: '没有按时做到' }
    : { kind, title, cents: 0, state: 'ahead', state_text: '还没做到' }
}

async function rewardsFor(db: Db, owner: string, guests: readonly string[]): Promise<Reward[]> {
  const { userId, guestId, kind, cents } = distributorRewards
  if (guests.length === 0) return []
  return db
    .select({ guestId, kind, cents, state: sql<IncomeState | null>`${rewardState}` })
    .from(distributorRewards)
    .where(and(eq(userId, owner), inArray(guestId, [...guests])))
}
