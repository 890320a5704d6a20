import { desc, eq, and } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { DeskCase, DeskContext } from './case'
import { deskRecords } from './tables'

interface Decision {
  kind: string
  id: string
  by: string
  /** Null approves. */
  reason: string | null
}

/** The decision and the record of it, in one transaction. */
export async function decide(context: DeskContext, deskCase: DeskCase, decision: Decision) {
  const { id, reason } = decision
  if (reason === null) await deskCase.approve(context, id)
  else await deskCase.refuse(context, id, reason)
  await record(context, decision)
}

export async function record(context: DeskContext, { kind, id, by, reason }: Decision) {
  await context.db.insert(deskRecords).values({
    recordId: uuidv7(context.now.getTime()),
    kind,
    caseId: id,
    action: reason === null ? 'approve' : 'refuse',
    decidedBy: by,
    reason,
    createdAt: context.now,
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
