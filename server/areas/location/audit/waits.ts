import { asc } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Waits } from '../../waiting'
import { toAudit } from '../lead/list'
import { locationLeads } from '../tables'

/** So long a decision may take. */
const auditDays = 2

/** What others have submitted, whoever waits longest first. */
export const locationWaits: Waits = {
  kind: 'locations',
  role: 'developer',
  link: '/locationAudit',
  async read({ db, userId, now }, most) {
    const rows = await db
      .select()
      .from(locationLeads)
      .where(toAudit(userId))
      .orderBy(asc(locationLeads.movedAt), asc(locationLeads.leadId))
      .limit(most)
    return {
      count: await db.$count(locationLeads, toAudit(userId)),
      first: rows.map(({ leadId, name, score, movedAt }) => {
        const dueAt = new Date(movedAt.getTime() + auditDays * dayMs)
        return {
          key: leadId,
          title: `审核 ${name}`,
          note: `${score ?? 0} 分`,
          urgency: dueAt < now ? ('now' as const) : ('soon' as const),
          dueAt,
          link: `/locationAudit?lead_id=${leadId}`,
        }
      }),
    }
  },
}
