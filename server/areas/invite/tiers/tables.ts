import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'

export const inviteRewards = pgTable(
  'invite_rewards',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').notNull(),
    guestId: uuid('guest_id').notNull(),
    tier: smallint('tier').$type<Tier>().notNull(),
    cents: count('cents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
)

/** 1: whom I invited; 2: whom those invited. */
export type Tier = 1 | 2
