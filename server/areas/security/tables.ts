import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import { kinds } from './kinds'

/** Rows are only ever added, until they are old. */
export const securityEvents = pgTable('security_events', {
  eventId: uuid('event_id').primaryKey(),
  /** When the first of them was. */
  at: moment('at').notNull(),
  kind: text('kind', { enum: kinds }).notNull(),
  outcome: text('outcome', { enum: ['ok', 'refused'] }).notNull(),
  call: text('call').notNull(),
  /** By its name in the contract. */
  refusal: text('refusal'),
  /** What was the same within a moment is one row. */
  times: integer('times').notNull(),
  userId: uuid('user_id'),
  sessionId: uuid('session_id'),
  /** Keyed hash of the network; null where too many came at once. */
  home: text('home'),
})
