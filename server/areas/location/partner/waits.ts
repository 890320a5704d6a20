import { and, asc, ne } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Waits } from '../../waiting'
import { locationPartners } from '../tables'
import { activities } from './activities'
import { isWaiting } from './apply'
import { dueOf } from './present'

/** Who would be a partner, whoever waits longest first; nobody answers themselves. */
export const partnerWaits: Waits = {
  kind: 'partners',
  role: 'developer',
  link: '/dataReport',
  async read({ db, userId, now }, most) {
    const mine = and(isWaiting, ne(locationPartners.userId, userId))
    const rows = await db
      .select()
      .from(locationPartners)
      .where(mine)
      .orderBy(asc(locationPartners.appliedAt), asc(locationPartners.applicationId))
      .limit(most)
    return {
      count: await db.$count(locationPartners, mine),
      first: rows.map(({ applicationId, activity, town, appliedAt }) => {
        const dueAt = dueOf({ appliedAt })
        return {
          key: applicationId,
          title: `${town}：${activities[activity].title}`,
          note: `${businessDay(appliedAt)} 申请`,
          urgency: dueAt < now ? ('now' as const) : ('calm' as const),
          dueAt,
          link: '/dataReport',
        }
      }),
    }
  },
}
