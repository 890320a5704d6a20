import { type Interest, interests } from '@contract/advertiser/creative'
import type { interestCalls } from '@contract/task/interests'
import type { HandlersOf } from '@server/call/handler'
import { interestsOf, keepInterests } from './interests'

const list = (Object.keys(interests) as Interest[]).map((key) => ({ key, title: interests[key] }))

export const interestHandlers: HandlersOf<typeof interestCalls> = {
  '/tp5/api/Tag/helper': () => Promise.resolve({ list }),

  '/tp5/api/UserTag/lists': async (_input, { db, user }) => ({
    keys: await interestsOf(db, user.userId),
  }),

  '/tp5/api/UserTag/save': async ({ keys = [] }, { db, user: { userId } }) => {
    await keepInterests(db, userId, keys)
    return { keys: await interestsOf(db, userId) }
  },
}
