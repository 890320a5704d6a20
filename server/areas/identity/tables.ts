import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@server/database/columns'

export const identities = pgTable('identities', {
  userId: uuid('user_id').primaryKey(),
  /** Each application has its own: a decision on one never meets the next. */
  caseId: uuid('case_id').notNull().unique(),
  state: text('state', { enum: ['waiting', 'approved', 'refused'] }).notNull(),
  numberHash: text('number_hash').notNull(),
  sealed: bytes('sealed').notNull(),
  frontId: uuid('front_id').notNull(),
  backId: uuid('back_id').notNull(),
  reason: text('reason'),
  submittedAt: moment('submitted_at').notNull(),
  decidedAt: moment('decided_at'),
})
