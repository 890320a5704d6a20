import { eq } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { holdTable } from '@server/database/hold-table'
import { poolDays } from '../rules'
import { locationLeads } from '../tables'

export type Lead = typeof locationLeads.$inferSelect

const noLead = () => new Refusal('notFound', '没有这个点位，回到列表看看')

export async function findLead(db: Db, leadId: string): Promise<Lead> {
  const [lead] = await db.select().from(locationLeads).where(eq(locationLeads.leadId, leadId))
  if (!lead) throw noLead()
  return lead
}

/** Nobody else changes it, or writes another, until the transaction ends. */
export async function lockLead(tx: Db, leadId: string): Promise<Lead> {
  await holdTable(tx, locationLeads)
  return findLead(tx, leadId)
}

/** The same, of whoever develops it alone. */
export async function lockMine(tx: Db, leadId: string, userId: string): Promise<Lead> {
  const lead = await lockLead(tx, leadId)
  if (lead.userId !== userId) throw new Refusal('forbidden', '这个点位由同事负责，请找他改')
  return lead
}

/** Whether somebody may take up what was given up. */
export const mayRecover = ({ state, userId, movedAt }: Lead, by: string, now: Date): boolean =>
  state === 'lost' && (userId === by || movedAt.getTime() + poolDays * dayMs <= now.getTime())
