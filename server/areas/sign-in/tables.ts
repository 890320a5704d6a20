import { date, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'

export const signIns = pgTable(
  'sign_ins',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    points: integer('points').notNull(),
    madeUpAt: moment('made_up_at'),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const signInSteps = pgTable(
  'sign_in_steps',
  {
    userId: uuid('user_id').notNull(),
    reachedOn: date('reached_on').notNull(),
    days: smallint('days').notNull(),
    points: integer('points').notNull(),
    gold: integer('gold').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reachedOn, table.days] })],
)

export const signInMembers = pgTable('sign_in_members', {
  userId: uuid('user_id').primaryKey(),
  best: integer('best').notNull().default(0),
  remindHour: smallint('remind_hour'),
  remindedOn: date('reminded_on'),
})

export const signInMatches = pgTable('sign_in_matches', {
  day: date('day').primaryKey(),
  people: integer('people').notNull().default(0),
  attended: integer('attended').notNull().default(0),
  pot: count('pot').notNull().default(0),
  settledAt: moment('settled_at'),
})

export const signInEntries = pgTable(
  'sign_in_entries',
  {
    day: date('day').notNull(),
    userId: uuid('user_id').notNull(),
    stake: integer('stake').notNull(),
    enteredAt: moment('entered_at').notNull(),
    attendedAt: moment('attended_at'),
    got: integer('got'),
    paidAt: moment('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] })],
)
