import { desc, eq, and } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { deskRecords } from './tables'

export type Action = (typeof deskRecords.$inferSelect)['action']

export interface Decision {
  action: Action
  by: string
  /** Why it is refused, or how it was settled. */
  reason: string | null
}

interface Of {
  kind: string
  id: string
}

/** The decision and the record of it, in one transaction. */
export async function decide(
  context: DeskContext,
  { rules, ...of }: Of & { rules: DeskCase },
  decision: Decision,
) {
  const { action, reason } = decision
  if (action === 'approve') await rules.approve(context, of.id)
  if (action === 'refuse') await rules.refuse?.(context, of.id, reason ?? '')
  if (action === 'settle') await rules.settle?.(context, of.id)
  await record(context, of, decision)
}

export async function record({ db, now }: DeskContext, { kind, id }: Of, decision: Decision) {
  const { action, by, reason } = decision
  await db.insert(deskRecords).values({
    recordId: uuidv7(now.getTime()),
    kind,
    caseId: id,
    action,
    decidedBy: by,
    reason,
    createdAt: now,
  })
}

/** Newest first. */
export const recordsOf = (db: Db, kind: string, id: string) =>
  db
    .select()
    .from(deskRecords)
    .where(and(eq(deskRecords.kind, kind), eq(deskRecords.caseId, id)))
    .orderBy(desc(deskRecords.recordId))

export const newestRecords = (db: Db, most: number) =>
  db.select().from(deskRecords).orderBy(desc(deskRecords.recordId)).limit(most)
