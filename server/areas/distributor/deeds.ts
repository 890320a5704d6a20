import type { SQL, SQLWrapper } from 'drizzle-orm'
import { hasReceived } from '@server/areas/order/order'
import { hasSignedIn } from '@server/areas/sign-in/sign-in'
import { hasDoneTask } from '@server/areas/task/task'
import { activeDays, type RewardKind } from './recruitments'

interface Deed {
  /** As the recruiter reads it of somebody. */
  title: string
  /** A condition: this person did it, at some moment from one to the other, and it still stands. */
  isDone: (userId: SQLWrapper, from: SQLWrapper, to: SQLWrapper) => SQL
}

/** What a neighbour does that is rewarded, once each. */
export const deeds: Readonly<Record<RewardKind, Deed>> = {
  task: { title: '做完第一个任务', isDone: hasDoneTask },
  order: { title: '收到第一件实物', isDone: hasReceived },
  active: {
    title: `签到满 ${activeDays} 天`,
    isDone: (userId, from, to) => hasSignedIn(activeDays, userId, from, to),
  },
}
