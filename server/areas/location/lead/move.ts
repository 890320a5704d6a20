import { and, eq, ne } from 'drizzle-orm'
import type { LeadState } from '@contract/location/shapes'
import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import { states } from '../states'
import { locationEvents, locationLeads, locationSubscriptions } from '../tables'
import type { Lead } from './find'

interface Noted {
  leadId: string
  /** Null: the house, at its desk. */
  userId: string | null
  state?: LeadState
  words: string
  now: Date
}

/** What happened, for everybody who reads of it; returns its number. */
export async function note(tx: Db, { now: happenedAt, state, ...said }: Noted) {
  const [event] = await tx
    .insert(locationEvents)
    .values({ ...said, state: state ?? null, happenedAt })
    .returning({ eventId: locationEvents.eventId })
  return event!.eventId
}

interface Move {
  to: LeadState
  by: string | null
  words: string
  set?: Partial<Lead>
  now: Date
}

/** With the lead held: it comes to another state, which the table of states allows, and who wants to know is told. */
export async function moveLead(tx: Db, lead: Lead, { to, by, words, set, now }: Move) {
  states.check(lead.state, to)
  const { leadId } = lead
  const [moved] = await tx
    .update(locationLeads)
    .set({ ...set, state: to, movedAt: now })
    .where(eq(locationLeads.leadId, leadId))
    .returning()
  const eventId = await note(tx, { leadId, userId: by, state: to, words, now })
  for (const userId of await whoIsTold(tx, lead, by))
    await remind(tx, {
      ...{ userId, kind: 'locationMoved', about: `location ${eventId}`, at: now },
      facts: { lead_id: leadId, name: lead.name, state: states.of(to).text, words },
    })
  return moved!
}

/** Who develops it and who asked to be told, but for whoever did it. */
async function whoIsTold(tx: Db, { leadId, userId }: Lead, by: string | null) {
  const rows = await tx
    .select({ userId: locationSubscriptions.userId })
    .from(locationSubscriptions)
    .where(
      and(
        eq(locationSubscriptions.leadId, leadId),
        by === null ? undefined : ne(locationSubscriptions.userId, by),
      ),
    )
  const told = new Set(rows.map((row) => row.userId))
  if (userId !== by) told.add(userId)
  return told
}
