import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'
import type { RewardKind, Tier } from './recruitments'

export const distributors = pgTable('distributors', {
  userId: uuid('user_id').primaryKey(),
  recruitmentId: integer('recruitment_id').notNull(),
  joinedAt: moment('joined_at').notNull(),
})

/** What a neighbour's deed brought who recruited them; nothing where that one had had enough. */
export const distributorRewards = pgTable(
  'distributor_rewards',
  {
    userId: uuid('user_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    kind: text('kind').$type<RewardKind>().notNull(),
    tier: smallint('tier').$type<Tier>().notNull(),
    cents: count('cents').notNull(),
    /** By whose figures; null: whoever it was for had left before that was kept. */
    recruitmentId: integer('recruitment_id'),
    /** Of the income, where there is one. */
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guestId, table.kind] })],
)
