import type { performanceCalls } from '@contract/maintenance/performance'
import type { HandlersOf } from '@server/call/handler'
import { lastMonths, listWorks, oneMonth, openOf } from './performance/figures'

export const performanceHandlers: HandlersOf<typeof performanceCalls> = {
  '/tp5/api/operation/total': async (_input, { db, user: { userId }, now }) => ({
    months: await lastMonths(db, userId, now),
    open: await openOf(db, userId, now),
  }),

  '/tp5/api/operation/detail': ({ month }, { db, user }) => oneMonth(db, user.userId, month),

  '/tp5/api/operation/list': (input, { db, user }) => listWorks(db, user.userId, input),
}
