import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

export const accountClosings = pgTable('account_closings', {
  userId: uuid('user_id').primaryKey(),
  askedAt: moment('asked_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  heldUp: text('held_up').notNull().default(''),
})

/** A person who never chose has no row. */
export const messageSettings = pgTable('message_settings', {
  userId: uuid('user_id').primaryKey(),
  order: boolean('order_progress').notNull(),
  activity: boolean('activity').notNull(),
  sign_in: boolean('sign_in').notNull(),
})
