import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

export const accountClosings = pgTable('account_closings', {
  userId: uuid('user_id').primaryKey(),
  askedAt: moment('asked_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  heldUp: text('held_up').notNull().default(''),
})
