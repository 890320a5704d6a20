import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

/** Who decided what, when and why. Rows are only ever added. */
export const deskRecords = pgTable('desk_records', {
  recordId: uuid('record_id').primaryKey(),
  kind: text('kind').notNull(),
  caseId: text('case_id').notNull(),
  action: text('action', { enum: ['propose', 'approve', 'refuse', 'settle'] }).notNull(),
  decidedBy: text('decided_by').notNull(),
  /** Where: on the phone people are known by their account with us, at the desk by that of the machine. */
  door: text('door', { enum: ['phone', 'desk'] }).notNull(),
  osUser: text('os_user').notNull().default(''),
  /** Why it was refused, how it was settled, or which part was approved; else null. */
  reason: text('reason'),
  createdAt: moment('created_at').notNull(),
})
