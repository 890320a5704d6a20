import { count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { machines } from '@server/areas/machine/machine'
import { villages } from '@server/areas/village/village'
import { businessDay, daysBetween, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { locationLeads } from '../tables'

const most = 100

/** What came of leads, the newest first. */
export async function openedVillages(db: Db): Promise<Out<'/tp5/api/Village/lists'>['list']> {
  const rows = await db
    .select({ lead: locationLeads, village: villages })
    .from(locationLeads)
    .innerJoin(villages, eq(villages.villageId, locationLeads.villageId))
    .where(isNotNull(locationLeads.liveAt))
    .orderBy(desc(locationLeads.liveAt), desc(locationLeads.leadId))
    .limit(most)
  const names = await nicknames(
    db,
    rows.map(({ lead }) => lead.userId),
  )
  const counts = await machinesIn(
    db,
    rows.map(({ village }) => village.name),
  )
  return rows.map(({ lead, village }) => ({
    lead_id: lead.leadId,
    name: village.name,
    developer: maskName(names.get(lead.userId) ?? ''),
    live_at: replyTime(lead.liveAt!),
    days: daysBetween(businessDay(lead.foundAt), businessDay(lead.liveAt!)),
    machines: counts.get(village.name) ?? 0,
  }))
}

async function machinesIn(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ village: machines.village, count: count() })
    .from(machines)
    .where(inArray(machines.village, [...names]))
    .groupBy(machines.village)
  return new Map(rows.map((row) => [row.village, row.count]))
}
