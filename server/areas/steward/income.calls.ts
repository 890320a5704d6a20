import type { incomeCalls } from '@contract/steward/income'
import type { HandlersOf } from '@server/call/handler'
import { earnedBy, periodsOf } from './income/read'

export const incomeHandlers: HandlersOf<typeof incomeCalls> = {
  '/tp5/api/Housekeep/earnStatistical': (chosen, { db, user: { userId }, now }) =>
    earnedBy({ db, userId, now }, chosen),

  '/tp5/api/Housekeep/periodEarnStatistical': ({ by }, { db, user: { userId }, now }) =>
    periodsOf({ db, userId, now }, by),
}
