import type { tierCalls } from '@contract/invite/tiers'
import type { HandlersOf } from '@server/call/handler'
import { codeOf } from '../code'
import { peopleOf } from './people'
import { rewardLog } from './log'
import { rulesNamed } from './rules'
import { countFirst, standingOf } from './standing'
import { sentencesOf } from './words'

const shownOfTree = 4
const pageSize = 20

export const tierHandlers: HandlersOf<typeof tierCalls> = {
  '/tp5/api/InviteReward/info': async ({ rules: name = 'today' }, { db, user: { userId } }) => {
    const rules = rulesNamed(name)
    const standing = await standingOf(db, userId, name)
    const { list } = await peopleOf(db, { userId, rules: name, size: shownOfTree })
    return {
      ...standing,
      rules: sentencesOf(rules),
      tiers: standing.tiers.map((tier) => ({
        ...tier,
        hundredths: rules.hundredths[tier.tier - 1]!,
      })),
      people: list,
      former: await countFirst(db, userId, 'former'),
    }
  },

  '/tp5/api/InviteReward/people': ({ rules = 'today', cursor }, { db, user: { userId } }) =>
    peopleOf(db, { userId, rules, cursor, size: pageSize }),

  '/tp5/api/InviteReward/log': (wanted, { db, user: { userId }, now }) =>
    rewardLog(db, userId, wanted, now),

  '/tp5/api/AdTask/invite': async (_input, { db, user, now }) => {
    const code = await codeOf(db, user.userId, now)
    return { code, link: `/taskTransfer/${code}`, title: '来邻集做任务，攒积分换好物' }
  },
}
