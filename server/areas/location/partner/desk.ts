import { asc } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { maskName } from '@server/areas/auth/auth'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { partnerDays } from '../rules'
import { applicants } from '../sealed'
import { locationPartners } from '../tables'
import { activities } from './activities'
import { answer, findApplication } from './answer'
import { isWaiting } from './apply'
import { partnerStates } from './states'

const mostListed = 200

async function find(db: Db, id: string) {
  if (!uuid.safeParse(id).success) throw new Refusal('notFound', '没有这个合作申请')
  return findApplication(db, id)
}

/** Who would be a partner and has no answer yet; developers answer them too. */
export const applicantCase: DeskCase = {
  title: '合作申请',
  hours: partnerDays * 24,

  async list({ db, config }) {
    const rows = await db
      .select()
      .from(locationPartners)
      .where(isWaiting)
      .orderBy(asc(locationPartners.appliedAt), asc(locationPartners.applicationId))
      .limit(mostListed)
    return rows.map(({ applicationId, appliedAt, sealed, activity, town }) => {
      const { name } = applicants.open(config.dataKey, applicationId, sealed)
      return {
        ...{ id: applicationId, since: appliedAt },
        line: `${maskName(name)}  ${activities[activity].title}  ${town}`,
      }
    })
  },

  async show({ db, config }, id) {
    const one = await find(db, id)
    const { name, phone, words } = applicants.open(config.dataKey, one.applicationId, one.sealed)
    return {
      since: one.appliedAt,
      facts: [
        ['合作', activities[one.activity].title],
        ['状态', partnerStates.of(one.state).text],
        ['姓名', name],
        ['电话', phone],
        ['所在地', one.town],
        ...(words ? [['想说的', words] as const] : []),
        ['账号', one.userId],
        ...(one.answer ? [['答复', one.answer] as const] : []),
        ['通过意味着', '告诉对方同意合作，由拓展员联系'],
        ['拒绝意味着', '原因会告诉对方，可以再申请'],
      ],
      pictures: [],
    }
  },

  async approve({ db, now }, id) {
    const { applicationId } = await find(db, id)
    const words = '平台同意，拓展员会联系您'
    await answer(db, { applicationId, by: null, pass: true, words, now })
  },

  async refuse({ db, now }, id, reason) {
    const { applicationId } = await find(db, id)
    await answer(db, { applicationId, by: null, pass: false, words: reason, now })
  },
}
