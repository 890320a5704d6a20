import { and, eq } from 'drizzle-orm'
import type { reportCalls } from '@contract/location/report'
import type { HandlersOf } from '@server/call/handler'
import { findLead } from './lead/find'
import { presentLead, presentLeads } from './lead/present'
import { readingOf } from './reading'
import { recommended } from './report/recommend'
import { statistics } from './report/statistics'
import { openedVillages } from './report/villages'
import { locationSubscriptions } from './tables'

export const reportHandlers: HandlersOf<typeof reportCalls> = {
  '/tp5/api/Village/lists': async (_input, { db }) => ({ list: await openedVillages(db) }),

  '/tp5/api/Village/recommend': async (_input, { db, user: { userId }, now }) => {
    const found = await recommended(db, { userId, now })
    const shown = await presentLeads(
      db,
      found.map(({ lead }) => lead),
      userId,
    )
    return { list: shown.map((row, nth) => ({ ...row, why: found[nth]!.why })) }
  },

  '/tp5/api/Village/statistics': async ({ mine }, { db, user: { userId }, now }) =>
    statistics(db, { userId, mine: mine === 1, now }),

  '/tp5/api/VillageDevelop/subscription': async ({ lead_id: leadId, on }, context) => {
    const reading = readingOf(context)
    const { db, userId, now } = reading
    const lead = await findLead(db, leadId)
    const { leadId: which, userId: whose } = locationSubscriptions
    if (on === 1)
      await db
        .insert(locationSubscriptions)
        .values({ leadId, userId, subscribedAt: now })
        .onConflictDoNothing()
    else await db.delete(locationSubscriptions).where(and(eq(which, leadId), eq(whose, userId)))
    return presentLead(reading, lead)
  },
}
