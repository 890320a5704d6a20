import { and, ne } from 'drizzle-orm'
import type { partnerCalls } from '@contract/location/partner'
import { villages } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { activities, activityNames } from './partner/activities'
import { answer } from './partner/answer'
import { appliedBy, applicationsPage, apply, isWaiting } from './partner/apply'
import { look } from './partner/look'
import { presentApplications } from './partner/present'
import { readingOf } from './reading'
import { locationPartners } from './tables'

export const partnerHandlers: HandlersOf<typeof partnerCalls> = {
  '/tp5/api/AttractInvestment/show': async (_input, { db, user }) => {
    const applied = await appliedBy(db, user?.userId)
    return {
      opened: await db.$count(villages),
      list: activityNames.map((activity) => {
        const { title, intro, brings, gets } = activities[activity]
        const mine = applied.get(activity)
        return {
          ...{ activity, title, intro, brings: [...brings], gets: [...gets] },
          applied_at: mine ? replyTime(mine.appliedAt) : null,
          state: mine?.state ?? null,
          answer: mine?.answer ?? '',
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

  '/tp5/api/AttractInvestment/lists': async ({ cursor, state }, context) => {
    const { db, user } = context
    const { list, next } = await applicationsPage(db, { cursor, state })
    return {
      next,
      list: await presentApplications(readingOf(context), list),
      waiting: await db.$count(
        locationPartners,
        and(isWaiting, ne(locationPartners.userId, user.userId)),
      ),
    }
  },

  '/tp5/api/AttractInvestment/look': async ({ application_id }, context) =>
    look(readingOf(context), application_id),

  '/tp5/api/AttractInvestment/answer': async (input, context) => {
    const { application_id: applicationId, pass, words } = input
    const reading = readingOf(context)
    const { userId: by, now } = reading
    const answered = await answer(context.db, {
      ...{ applicationId, by, pass: pass === 1, words, now },
    })
    const [row] = await presentApplications(reading, [answered])
    return row!
  },
}
