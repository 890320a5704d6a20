import type { partnerCalls } from '@contract/location/partner'
import { villages } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { activities, activityNames } from './partner/activities'
import { appliedAt, applicationsPage, apply } from './partner/apply'
import { applicants } from './sealed'

export const partnerHandlers: HandlersOf<typeof partnerCalls> = {
  '/tp5/api/AttractInvestment/show': async (_input, { db, user }) => {
    const applied = await appliedAt(db, user?.userId)
    return {
      opened: await db.$count(villages),
      list: activityNames.map((activity) => {
        const { title, intro, brings, gets } = activities[activity]
        const at = applied.get(activity)
        return {
          ...{ activity, title, intro, brings: [...brings], gets: [...gets] },
          applied_at: at ? replyTime(at) : null,
        }
      }),
    }
  },

  '/tp5/api/AttractInvestment/apply': async (input, { db, config, user: { userId }, now }) => {
    const { activity, name, phone, town, words } = input
    const applicant = { name, phone, words }
    await apply(db, { userId, key: config.dataKey, activity, town, applicant, now })
    return { applied_at: replyTime(now) }
  },

  '/tp5/api/AttractInvestment/lists': async ({ cursor }, { db, config }) => {
    const { list, next } = await applicationsPage(db, cursor)
    return {
      next,
      list: list.map(({ applicationId, activity, town, sealed, appliedAt: at }) => ({
        ...applicants.open(config.dataKey, applicationId, sealed),
        ...{ application_id: applicationId, activity, town, applied_at: replyTime(at) },
        title: activities[activity].title,
      })),
    }
  },
}
