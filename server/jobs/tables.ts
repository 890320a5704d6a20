import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

export const jobs = pgTable('jobs', {
  jobId: uuid('job_id').primaryKey(),
  name: text('name').notNull(),
  payload: jsonb('payload').notNull(),
  key: text('key'),
  runAt: moment('run_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  lease: uuid('lease'),
  leasedUntil: moment('leased_until'),
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
