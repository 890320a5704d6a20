import { and, asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { LeadAction } from '@contract/location/shapes'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { machines } from '@server/areas/machine/machine'
import { villages } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { contractOf } from '../audit/contract'
import { whyNotAudit } from '../audit/decide'
import type { Reading } from '../reading'
import { kindTexts } from '../rules'
import { answered, passMark } from '../score'
import { states } from '../states'
import { locationEvents, locationSubscriptions } from '../tables'
import { contactsOf } from './contacts'
import { findLead, type Lead, mayRecover } from './find'
import { mayHandOver } from './hand-over'

type Row = Out<'/tp5/api/VillageDevelopment/list'>['list'][number]
type Detail = Out<'/tp5/api/VillageDevelopment/detail'>

export async function presentLeads(db: Db, leads: readonly Lead[], userId: string): Promise<Row[]> {
  const names = await nicknames(
    db,
    leads.map((lead) => lead.userId),
  )
  return leads.map((lead) => ({
    lead_id: lead.leadId,
    name: lead.name,
    kind: lead.kind,
    kind_text: kindTexts[lead.kind],
    address: lead.address,
    households: lead.households,
    people: lead.people,
    state: lead.state,
    state_text: states.of(lead.state).text,
    score: lead.score,
    enough: (lead.score ?? 0) >= passMark ? 1 : 0,
    owner: maskName(names.get(lead.userId) ?? ''),
    mine: lead.userId === userId ? 1 : 0,
    found_at: replyTime(lead.foundAt),
    moved_at: replyTime(lead.movedAt),
  }))
}

export const presentById = async (reading: Reading, leadId: string): Promise<Detail> =>
  presentLead(reading, await findLead(reading.db, leadId))

/** All of it; whom to talk to and what was signed is told to whoever develops it alone. */
export async function presentLead(reading: Reading, lead: Lead): Promise<Detail> {
  const { db, config, userId, now } = reading
  const { leadId } = lead
  const mine = lead.userId === userId
  const [row] = await presentLeads(db, [lead], userId)
  const handed = await mayHandOver(db, lead, userId)
  return {
    ...row!,
    latitude: lead.latitude,
    longitude: lead.longitude,
    clue: lead.clue,
    answers: answered(lead.answers).map(({ question, option, points }) => ({
      ...{ key: question.key, title: question.title, weight: question.weight },
      ...{ option: option.key, option_text: option.text, points },
    })),
    pass_mark: passMark,
    reason: lead.reason,
    contacts: await contactsOf(db, leadId, { key: config.dataKey, mine }),
    events: await eventsOf(db, leadId),
    actions: [...actionsOf(lead, userId, now), ...(handed ? (['handOver'] as const) : [])],
    why_not_audit: whyNotAudit(lead, userId),
    subscribed: await isSubscribed(db, leadId, userId),
    contract: await contractOf(reading, lead),
    ...(await cameOf(db, lead)),
  }
}

function actionsOf(lead: Lead, userId: string, now: Date): LeadAction[] {
  if (mayRecover(lead, userId, now)) return ['recover']
  if (lead.userId !== userId) return whyNotAudit(lead, userId) === '' ? ['audit'] : []
  const { actions } = states.of(lead.state)
  const enough = (lead.score ?? 0) >= passMark
  return actions.filter((action) => action !== 'submit' || enough)
}

async function isSubscribed(db: Db, leadId: string, userId: string): Promise<0 | 1> {
  const { leadId: which, userId: whose } = locationSubscriptions
  const found = await db.$count(locationSubscriptions, and(eq(which, leadId), eq(whose, userId)))
  return found > 0 ? 1 : 0
}

async function eventsOf(db: Db, leadId: string): Promise<Detail['events']> {
  const events = await db
    .select()
    .from(locationEvents)
    .where(eq(locationEvents.leadId, leadId))
    .orderBy(asc(locationEvents.eventId))
  const names = await nicknames(
    db,
    events.flatMap(({ userId }) => userId ?? []),
  )
  return events.map(({ happenedAt, userId, words }) => ({
    at: replyTime(happenedAt),
    by: userId === null ? '平台' : maskName(names.get(userId) ?? ''),
    text: words,
  }))
}

/** The village and the machine that came of it. */
async function cameOf(db: Db, { villageId, machineId }: Lead) {
  const [village] =
    villageId === null
      ? []
      : await db.select().from(villages).where(eq(villages.villageId, villageId))
  const [machine] =
    machineId === null
      ? []
      : await db.select().from(machines).where(eq(machines.machineId, machineId))
  return { village: village?.name ?? '', machine_sn: machine?.machineSn ?? '' }
}
