import type { Out } from '@contract/api'
import type { distributorCalls } from '@contract/distributor'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { identityOf } from '@server/areas/identity/identity'
import { acceptInvitation, inviterNameOf, inviterOf, knownCode } from '@server/areas/invite/invite'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { deeds } from './deeds'
import { distributorOf, findRecruitment, join } from './join'
import { recruitsOf } from './recruits'
import { isOpen, openNow, type Recruitment, rewardKinds } from './recruitments'
import { totalOf } from './standing'
import { sentencesOf } from './words'

const linkOf = (recruitmentId: number, code: string) =>
  `/distributorActivity/${recruitmentId}?code=${code}`

function present(
  recruitment: Recruitment,
  now: Date,
): NonNullable<Out<'/tp5/api/RecruitDistributor/check'>['recruitment']> {
  const { recruitmentId, title, text, rewards } = recruitment
  return {
    recruit_distributor_id: recruitmentId,
    title,
    text,
    open: isOpen(recruitment, now) ? 1 : 0,
    rewards: rewardKinds.map((kind) => ({
      kind,
      title: deeds[kind].title,
      cents: rewards[kind][0],
      second_cents: rewards[kind][1],
    })),
    rules: sentencesOf(recruitment),
  }
}

/** Whose code it is, where that is a distributor's. */
async function recruiterOf(db: Db, code: string): Promise<string> {
  const inviterId = await inviterOf(db, code)
  if (!(await distributorOf(db, inviterId))) throw new Refusal('inviteWrong')
  return inviterId
}

async function myself(db: Db, userId: string) {
  const mine = await distributorOf(db, userId)
  if (!mine) throw new Refusal('noDistributor')
  return mine
}

export const distributorHandlers: HandlersOf<typeof distributorCalls> = {
  '/tp5/api/RecruitDistributor/info': async (input, { db, now }) => ({
    ...present(findRecruitment(input.recruit_distributor_id), now),
    by: input.code ? maskName(await nicknameOf({ db }, await recruiterOf(db, input.code))) : '',
  }),

  '/tp5/api/RecruitDistributor/check': async (_input, { db, user: { userId }, now }) => {
    const mine = await distributorOf(db, userId)
    const recruitment = mine ? findRecruitment(mine.recruitmentId) : openNow(now)
    const code = mine ? await knownCode(db, userId) : ''
    return {
      joined_at: mine ? replyTime(mine.joinedAt) : null,
      recruitment: recruitment ? present(recruitment, now) : null,
      verified: (await identityOf(db, userId)) === 'approved' ? 1 : 0,
      code,
      link: mine ? linkOf(mine.recruitmentId, code) : '',
      by: await inviterNameOf(db, userId),
    }
  },

  '/tp5/api/RecruitDistributor/join': async (input, { db, user: { userId }, now }) => {
    const code = await join(db, { userId, recruitmentId: input.recruit_distributor_id, now })
    const { recruitmentId } = await myself(db, userId)
    return { code, link: linkOf(recruitmentId, code) }
  },

  '/tp5/api/Distributor/addCodeUser': async ({ code }, { db, user: { userId }, now }) =>
    acceptInvitation(db, { userId, inviterId: await recruiterOf(db, code), now }),

  '/tp5/api/RecruitDistributor/total': async (_input, { db, user: { userId }, now }) =>
    totalOf(db, await myself(db, userId), now),

  '/tp5/api/RecruitDistributor/lists': async ({ cursor }, { db, user: { userId }, now }) =>
    recruitsOf(db, { mine: await myself(db, userId), cursor, now }),
}
