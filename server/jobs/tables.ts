import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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

/** Rows that a sweep could not do, and when it tries them again. */
export const heldRows = pgTable(
  'held_rows',
  {
    job: text('job').notNull(),
    key: text('key').notNull(),
    tries: integer('tries').notNull(),
    until: moment('until').notNull(),
    lastError: text('last_error').notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.key] })],
)
