import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'

export const inviteLinks = pgTable('invite_links', {
  userId: uuid('user_id').primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

export const invitedUsers = pgTable('invited_users', {
  userId: uuid('user_id').primaryKey(),
  inviterId: uuid('inviter_id').notNull(),
  boundAt: moment('bound_at').notNull(),
  rewardedAt: moment('rewarded_at'),
  inviterPoints: count('inviter_points').notNull().default(0),
  guestPoints: count('guest_points').notNull().default(0),
  /** Points of an inviter who seems to farm, until a person has looked. */
  inviterHeld: count('inviter_held').notNull().default(0),
  inviterRefused: boolean('inviter_refused').notNull().default(false),
})
