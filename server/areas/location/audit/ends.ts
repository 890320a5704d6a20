import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { businessDay, dayAfter, endOfDay } from '@server/calendar'
import type { Waits } from '../../waiting'
import { renewDays } from '../rules'
import { locationContracts, locationLeads } from '../tables'
import { contractStates } from './contract'

/** Contracts of places that are signed or open and soon over, whichever ends first. */
export const contractWaits: Waits = {
  kind: 'contracts',
  role: 'developer',
  link: '/locationDevelop',
  async read({ db, userId, now }, most) {
    const today = businessDay(now)
    const rows = await db
      .select({ lead: locationLeads, endsOn: locationContracts.endsOn })
      .from(locationContracts)
      .innerJoin(locationLeads, eq(locationLeads.leadId, locationContracts.leadId))
      .where(
        and(
          eq(locationLeads.userId, userId),
          inArray(locationLeads.state, contractStates),
          lte(locationContracts.endsOn, dayAfter(today, renewDays)),
        ),
      )
      .orderBy(asc(locationContracts.endsOn), asc(locationContracts.leadId))
    return {
      count: rows.length,
      first: rows.slice(0, most).map(({ lead, endsOn }) => ({
        key: lead.leadId,
        title: `${lead.name}的合同要续签`,
        note: `${endsOn} 到期`,
        urgency: endsOn < today ? ('now' as const) : ('calm' as const),
        dueAt: endOfDay(endsOn) ?? null,
        link: `/locationContract?lead_id=${lead.leadId}`,
      })),
    }
  },
}
