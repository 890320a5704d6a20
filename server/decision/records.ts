import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { deskRecords } from './tables'

export type DeskRecord = typeof deskRecords.$inferSelect
export type Action = DeskRecord['action']

export const actionTexts: Readonly<Record<Action, string>> = {
  propose: '提出通过，等另一个人',
  approve: '通过',
  refuse: '拒绝',
  settle: '处理',
}

export interface Decision {
  action: Action
  by: string
  door: DeskRecord['door']
  /** The account behind it: with us on the phone, of the machine at the desk. */
  osUser: string
  /** Why it is refused, how it was settled, or which part is approved. */
  reason: string | null
}

export interface Of {
  kind: string
  id: string
}

export async function record(db: Db, { kind, id }: Of, decision: Decision & { at: Date }) {
  const { action, by, door, osUser, reason, at } = decision
  await db.insert(deskRecords).values({
    recordId: uuidv7(at.getTime()),
    kind,
    caseId: id,
    action,
    decidedBy: by,
    door,
    osUser,
    reason,
    createdAt: at,
  })
}

/** Newest first. */
export const recordsOf = (db: Db, { kind, id }: Of) =>
  db
    .select()
    .from(deskRecords)
    .where(and(eq(deskRecords.kind, kind), eq(deskRecords.caseId, id)))
    .orderBy(desc(deskRecords.recordId))

/** Of each case the newest that was written, by its id. */
export async function newestOf(db: Db, kind: string, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(deskRecords)
    .where(and(eq(deskRecords.kind, kind), inArray(deskRecords.caseId, [...ids])))
    .orderBy(deskRecords.recordId)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export const newestRecords = (db: Db, most: number) =>
  db.select().from(deskRecords).orderBy(desc(deskRecords.recordId)).limit(most)
