import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { sheetKeys } from '@contract/health-guard'
import { bytes, moment } from '@server/database/columns'

/** A sheet of questions that somebody began; with its answers once it was handed in. */
export const healthChecks = pgTable('health_checks', {
  checkId: uuid('check_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sheet: text('sheet').$type<(typeof sheetKeys)[number]>().notNull(),
  begunAt: moment('begun_at').notNull(),
  sealed: bytes('sealed'),
  doneAt: moment('done_at'),
})

/** What a rule found on a day, once. */
export const healthAlerts = pgTable(
  'health_alerts',
  {
    userId: uuid('user_id').notNull(),
    alertId: text('alert_id').notNull(),
    sealed: bytes('sealed').notNull(),
    foundAt: moment('found_at').notNull(),
    /** How many in the order of telling were told. */
    told: integer('told').notNull().default(0),
    /** When the next one is; null: nobody, or it was seen. */
    nextAt: moment('next_at'),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alertId] })],
)
