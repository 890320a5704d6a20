import { and, eq, max, ne } from 'drizzle-orm'
import { duties, giveDuties, inForce } from '@server/areas/duty/duty'
import { placeMachine } from '@server/areas/fleet/fleet'
import { machines } from '@server/areas/machine/machine'
import { planInstall } from '@server/areas/maintenance/maintenance'
import { villages } from '@server/areas/village/village'
import { businessDay, dayMs, endOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { distance } from '@server/distance'
import { type Lead, lockMine } from '../lead/find'
import { refuseNamesake } from '../lead/known'
import { moveLead } from '../lead/move'
import { states } from '../states'
import { findContract } from './contract'

interface Opening {
  leadId: string
  userId: string
  key: DataKey
  machineSn: string
  /** Until when the machine should stand, as 2026-12-31. */
  due: string
  now: Date
}

/**
 * It opens: its village is there for everybody, its first machine is planned, and somebody will put
 * it up. What the machine signs with is told to whoever opens it, and to nobody after.
 */
export async function goLive(tx: Db, opening: Opening): Promise<{ lead: Lead; secret: string }> {
  const { leadId, userId, machineSn, now } = opening
  const lead = await lockMine(tx, leadId, userId)
  states.check(lead.state, 'live')
  await refuseContract(tx, leadId, now)
  const dueAt = dueOf(opening)
  await refuseNamesake(tx, lead.name)
  await refuseMachine(tx, machineSn)
  const villageId = await addVillage(tx, lead)
  const vault = { db: tx, key: opening.key }
  const { machineId, secret } = await placeMachine(vault, placed(lead, machineSn), now)
  await planInstall(tx, { machineId, kind: 'new', dueAt, note: lead.address }, now)
  await shareUpkeep(tx, lead, now)
  const opened = await moveLead(tx, lead, {
    ...{ to: 'live', by: userId, now },
    words: `上线，机器 ${machineSn} 在 ${opening.due} 前装好`,
    set: { villageId, machineId, liveAt: now },
  })
  return { lead: opened, secret }
}

const placed = ({ name, address, latitude, longitude }: Lead, number: string) => ({
  ...{ number, village: name, address, latitude, longitude },
  name: `${name} 01`,
})

async function refuseContract(tx: Db, leadId: string, now: Date): Promise<void> {
  const contract = await findContract(tx, leadId)
  if (!contract || contract.endsOn < businessDay(now))
    throw new Refusal('invalid', '合同到期了，先续签再上线')
}

const mostDays = 90

function dueOf({ due, now }: Opening): Date {
  const dueAt = endOfDay(due)
  if (!dueAt || dueAt <= now || dueAt.getTime() > now.getTime() + mostDays * dayMs)
    throw new Refusal('invalid', `装机日期从今天起、最晚 ${mostDays} 天内`)
  return dueAt
}

async function refuseMachine(tx: Db, machineSn: string): Promise<void> {
  const [known] = await tx.select().from(machines).where(eq(machines.machineSn, machineSn))
  if (known)
    throw new Refusal('invalid', `机器 ${machineSn} 已经在${known.village}，请核对机身上的编号`)
}

/** Behind those that are there. */
async function addVillage(tx: Db, { name, latitude, longitude }: Lead): Promise<number> {
  const [last] = await tx.select({ position: max(villages.position) }).from(villages)
  const [village] = await tx
    .insert(villages)
    .values({ name, latitude, longitude, position: (last?.position ?? -1) + 1 })
    .returning()
  return village!.villageId
}

/** Who mends machines in the nearest village does so here too, until the house says otherwise. */
async function shareUpkeep(tx: Db, lead: Lead, now: Date): Promise<void> {
  const others = await tx.select().from(villages).where(ne(villages.name, lead.name))
  const menders = await tx
    .select()
    .from(duties)
    .where(and(eq(duties.role, 'maintainer'), inForce(now)))
  const mendersOf = (name: string) => menders.filter(({ village }) => village === name)
  const [nearest] = others
    .filter(({ name }) => mendersOf(name).length > 0)
    .sort((a, b) => distance(a, lead) - distance(b, lead))
  if (!nearest) return
  const ids = new Set(mendersOf(nearest.name).map(({ userId }) => userId))
  await giveDuties(
    tx,
    [...ids].map((userId) => ({
      userId,
      role: 'maintainer' as const,
      village: lead.name,
      startsAt: now,
    })),
  )
}
