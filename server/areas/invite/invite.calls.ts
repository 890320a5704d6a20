import type { inviteCalls } from '@contract/invite'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { replyTime, startOfDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { ownAddress } from '@server/call/own-address'
import { acceptInvitation } from './accept'
import { codeOf, inviterOf } from './code'
import { invitedPage } from './invited-page'
import { guestSentence, inviteRules, rewardSentences } from './rules'
import { tierHandlers } from './tiers/tiers.calls'
import { beginning, countInvited, earnedBy, stateOf } from './standing'

const pageSize = 20

export const inviteHandlers: HandlersOf<typeof inviteCalls> = {
  ...tierHandlers,

  '/tp5/api/Invite/qrCode': async (_input, { db, user, config, now }) => {
    const { userId } = user
    const code = await codeOf(db, userId, now)
    const link = `/newGuest?invite=${code}`
    return {
      code,
      link,
      url: `${ownAddress(config)}${link}`,
      title: '来邻集，和邻居一起攒积分',
      text: `${maskName(await nicknameOf({ db }, userId))}邀请您做邻居，积分能换家门口的好东西`,
      invited: await countInvited(db, userId, beginning),
      rules: rewardSentences,
    }
  },

  '/tp5/api/Invite/show': async ({ code }, { db }) => ({
    code,
    name: maskName(await nicknameOf({ db }, await inviterOf(db, code))),
    rules: [guestSentence, `注册 ${inviteRules.newcomerDays} 天以内的新邻居可以接受`],
  }),

  '/tp5/api/Invite/addInvitedUser': async ({ code }, { db, user: { userId }, now }) =>
    acceptInvitation(db, { userId, inviterId: await inviterOf(db, code), now }),

  '/tp5/api/Invite/inviteTotal': async (_input, { db, user, now }) => ({
    total: await countInvited(db, user.userId, beginning),
    today: await countInvited(db, user.userId, startOfDay(now)),
    points: await earnedBy(db, user.userId),
  }),

  '/tp5/api/Invite/inviteDetail': async (input, { db, user, now }) => {
    const { userId } = user
    const wanted = { userId, list: 'invited', cursor: input.cursor, size: pageSize }
    const { names, ...shown } = await invitedPage(db, wanted)
    return {
      list: shown.list.map((invited) => ({
        name: maskName(names.get(invited.userId) ?? ''),
        bound_at: replyTime(invited.boundAt),
        ...stateOf(invited, now),
      })),
      next: shown.next,
    }
  },
}
